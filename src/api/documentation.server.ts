import { Hono } from 'hono';
import type { Call } from '#platform/api/route.ts';
import { shareOf } from '#platform/cache.server.ts';
import type { Config } from '#platform/config.server.ts';
import { createResponseCache, sendKept } from '#platform/http/response-cache.server.ts';
import { openApi } from './openapi.ts';

/** /api/openapi.json and /api/docs. Both are made when first asked for: the calls do not change while the shop runs. */
export function documentation(calls: readonly Call[], config: Pick<Config, 'cacheBytes'>): Hono {
  const kept = createResponseCache(shareOf('API documents', config));
  const document = () => openApi(calls);
  const answers = {
    '/openapi.json': () => ({ body: JSON.stringify(document()), headers: { 'Content-Type': 'application/json' } }),
    '/docs': () => ({
      // The page reads the part of OpenAPI that openApi() writes.
      body: docsPage(document() as unknown as ApiDocument),
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      },
    }),
  };
  const app = new Hono();
  for (const [path, make] of Object.entries(answers)) {
    app.get(path, async (c) => {
      const answer = await kept.get(path, async () => make());
      return answer instanceof Response ? answer : sendKept(c, answer);
    });
  }
  return app;
}

type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  required?: string[];
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
};
type Content = { content?: Record<string, { schema: Schema }> };
/** An answer, or where in the document it stands. */
type Answer = (Content & { description: string; $ref?: undefined }) | { $ref: string };
type Operation = {
  tags: string[];
  operationId: string;
  summary: string;
  description: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Answer>;
};
/** As much of an OpenAPI document as the page reads. */
export type ApiDocument = {
  info: { title: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Content & { description: string }> };
};

/** The readable page of the API, from its OpenAPI document: one file, no script, nothing fetched from elsewhere. */
function docsPage(document: ApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? 'Other');
  const contents = [...byTag].map(
    ([tag, own]) =>
      `<li><b id="calls-${slug(tag)}">${html(tag)}</b><ul ` +
      `aria-labelledby="calls-${slug(tag)}">${own
        .map(({ path, method, operation }) => `<li><a href="#${operation.operationId}"><code>${method.toUpperCase()} ${html(path)}</code></a></li>`)
        .join('')}</ul></li>`,
  );
  const sections = [...byTag].map(
    ([tag, own]) => `<h2>${html(tag)}</h2>${own.map(({ path, method, operation }) => section(path, method, operation, document)).join('')}`,
  );
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `<section id="schema-${html(name)}" aria-labelledby="name-${html(name)}"><h3 ` +
      `id="name-${html(name)}">${html(name)}</h3>${fields(name, schema)}</section>`,
  );
  return (
    `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" ` +
    `content="noindex"><title>API of the ${html(document.info.title.toLowerCase())}</title><style>${style}</style></head>
<body><a class="skip" href="#main">Skip to the calls</a>
<nav aria-label="Calls"><ul>${contents.join('')}<li><a href="#records"><b>Records</b></a></li></ul></nav>
<main id="main" tabindex="-1"><h1>API of the ${html(document.info.title.toLowerCase())}</h1><p>${prose(document.info.description)} The same ` +
    `for programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${sections.join('\n')}
<h2 id="records">Records</h2>${schemas.join('\n')}</main></body></html>
`
  );
}

/** What may be answered everywhere: not worth a line at each call. */
const everywhere = ['400', '405', '413', '415', '422', '500', '503'];

function section(path: string, method: string, operation: Operation, { components }: ApiDocument): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const statuses = Object.entries(responses)
    .filter(([status]) => !everywhere.includes(status))
    .map(([status, answer]) => [status, answer.$ref === undefined ? answer : components.responses[answer.$ref.split('/').at(-1) ?? '']] as const);
  const rows = parameters.map(({ name, in: place, required, description: said, schema }) =>
    row(name, { ...schema, description: said }, required === true, place),
  );
  return (
    `<section id="${operationId}" aria-labelledby="name-${operationId}"><h3 id="name-${operationId}"><span ` +
    `class="method">${method.toUpperCase()}</span> <code>/api${html(path)}</code></h3><p>${prose(summary)}</p>${description
      .split('\n\n')
      .map((said) => `<p class="quiet">${prose(said)}</p>`)
      .join('')}
${rows.length ? `<h4>In the address</h4>${table(`In the address of ${summary}`, rows)}` : ''}
${requestBody ? `<h4>Body</h4>${shown(`Body of ${summary}`, schemaOf(requestBody))}` : ''}
${statuses
  .map(
    ([status, response]) =>
      `<h4>${status}: ${prose(response?.description ?? '')}</h4>${
        response && status < '300' ? shown(`Answer ${status} of ${summary}`, schemaOf(response)) : ''
      }`,
  )
  .join('')}</section>`
  );
}

const slug = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Sentences whose `names` are set as code. */
function prose(text: string): string {
  return html(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function schemaOf({ content }: Content): Schema | undefined {
  return Object.values(content ?? {})[0]?.schema;
}

/** `name`: what the table is of, for whoever hears it instead of seeing it. */
function shown(name: string, schema: Schema | undefined): string {
  if (!schema) return '';
  return schema.properties ? fields(name, schema) : `<p>${kind(schema)}</p>${schema.items?.properties ? fields(name, schema.items) : ''}`;
}

function fields(of: string, schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, own]) => row(name, own, schema.required?.includes(name) ?? false));
  return rows.length ? table(of, rows) : `<p>${kind(schema)}</p>`;
}

function table(name: string, rows: string[]): string {
  const said = html(name.replaceAll('`', ''));
  return (
    `<div class="wide" role="region" aria-label="${said}" tabindex="0"><table aria-label="${said}"><thead><tr><th ` +
    `scope="col">Name</th><th scope="col">What</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  );
}

function row(name: string, schema: Schema, needed: boolean, place?: string): string {
  const notes = [
    schema.description,
    schema.default === undefined ? '' : `${JSON.stringify(schema.default)} unless given.`,
    range(schema),
    place === 'path' ? 'Part of the path.' : '',
  ];
  return `<tr><th scope="row"><code>${html(name)}</code>${
    needed ? '' : ' <span class="quiet">optional</span>'
  }</th><td>${kind(schema)}</td><td>${prose(notes.filter(Boolean).join(' '))}</td></tr>`;
}

function range({ minimum, maximum, maxLength }: Schema): string {
  if (maxLength) return `At most ${maxLength} characters.`;
  if (minimum === undefined || Math.abs(minimum) > 1e9) return '';
  return maximum === undefined || maximum > 1e9 ? `From ${minimum}.` : `From ${minimum} to ${maximum}.`;
}

function kind(schema: Schema): string {
  if (schema.$ref) {
    const name = html(schema.$ref.split('/').at(-1) ?? '');
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.anyOf) return schema.anyOf.map(kind).join(' or ');
  if (schema.enum) return schema.enum.map((value) => `<code>${html(String(value))}</code>`).join(' ');
  if (schema.const !== undefined) return `<code>${html(JSON.stringify(schema.const))}</code>`;
  if (schema.type === 'array') return `list of ${schema.items ? kind(schema.items) : 'anything'}`;
  if (schema.additionalProperties) return `for each name: ${kind(schema.additionalProperties)}`;
  if (schema.properties)
    return `object with ${Object.keys(schema.properties)
      .map((name) => `<code>${html(name)}</code>`)
      .join(', ')}`;
  const type = [schema.type ?? 'anything'].flat().join(' or ');
  return html(schema.format ? `${type} (${schema.format})` : type);
}

const style =
  `
*{box-sizing:border-box}body{margin:0;overflow-wrap:anywhere;font:1rem/1.6 ` +
  `system-ui,sans-serif;color:#1d2729;background:#fbf9f5;display:grid;grid-template-columns:minmax(0,19rem) minmax(0,1fr)}
.skip{position:absolute;left:-99rem}.skip:focus{left:0;top:0;z-index:1;padding:.75rem;background:#fff}
nav{grid-area:1/1;position:sticky;top:0;height:100vh;overflow:auto;padding:1.5rem;border-right:1px solid #dcd3c4;font-size:.8125rem}nav ` +
  `ul{list-style:none;margin:0;padding:0}nav>ul>li{margin-bottom:1rem}nav li li{padding:.2rem 0}
main{grid-area:1/2;padding:2rem;max-width:60rem}h1,h2{font-family:Georgia,serif;line-height:1.2}h2{margin-top:3rem}section{border-top:1px ` +
  `solid #dcd3c4;padding:1rem 0;scroll-margin-top:1rem}h3{font-size:1.0625rem;margin:.5rem 0}h4{margin:1rem 0 .25rem;font-size:.875rem}
.method{font:600 .8125rem ui-monospace,monospace;background:#1c4a47;color:#fff;padding:.15rem ` +
  `.5rem;border-radius:.25rem}.quiet{color:#5a625f;font-weight:400}p{margin:.25rem 0;max-width:66ch}code{font:.875em ` +
  `ui-monospace,monospace;overflow-wrap:anywhere}a{color:#1c4a47}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{text-align:left;vertical-align:top;padding:.35rem ` +
  `.75rem .35rem 0;border-bottom:1px solid #f3eee6}
@media(max-width:52rem){body{display:block}nav{position:static;height:auto;border:0}main{padding:1.5rem}}`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text fit to stand in HTML, as content or in an attribute. */
function html(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

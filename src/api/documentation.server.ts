import { Hono } from 'hono';
import type { Call } from '#platform/api/route.ts';
import { shareOf } from '#platform/cache.server.ts';
import type { Config } from '#platform/config.server.ts';
import { createKeptAnswers, sendKept } from '#platform/http/kept-answers.server.ts';
import { type ApiDocument, docsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';

/** /api/openapi.json and /api/docs. Both are made when first asked for: the calls do not change while the shop runs. */
export function documentation(calls: readonly Call[], config: Pick<Config, 'cacheBytes'>): Hono {
  const kept = createKeptAnswers(shareOf('API documents', config));
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

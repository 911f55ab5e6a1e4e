import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type ESTree, parseSync, Visitor } from 'vite';

type Browser = 'chrome' | 'firefox' | 'safari' | 'safari_ios';
const browsers: Record<string, Browser> = { chrome: 'chrome', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' };
type Features = Record<string, Identifier>;

/**
 * Names what built code uses that some of these browsers lack, by MDN's data (https://github.com/mdn/browser-compat-data).
 * @param browserslist as in package.json: `safari 17` and its like.
 */
export function newerThan(browserslist: readonly string[]) {
  const oldest = browserslist.map((entry) => entry.split(' ')).map(([name = '', version]) => [browsers[name] as Browser, Number(version)] as const);
  const isKnown = ({ __compat }: Identifier) => !__compat || oldest.every(([browser, version]) => isIn(__compat, browser, version));
  const lacks = (feature: Identifier | undefined) => feature !== undefined && !isKnown(feature);
  const { members, globals } = scriptNames(isKnown);
  const interfaces = { ...bcd.api, ...bcd.javascript.builtins } as unknown as Features;
  const { elements, global_attributes: attributes } = bcd.html as unknown as { elements: Record<string, Features>; global_attributes: Features };

  /**
   * `.startViewTransition` of an object, `navigation` of the window, `URL.parse`, `<link fetchpriority>`. What an object is cannot be told
   * from its code: a member counts only if nothing that the browsers know has one of that name, and a shop's own word may be found too.
   */
  function inScript(code: string): string[] {
    const found = new Set<string>();
    const noteMember = (name: string) => members.get(name) === false && found.add(`.${name}`);
    const noteGlobal = (name: string) => globals.get(name) === false && found.add(name);
    new Visitor({
      MemberExpression({ object, property, computed }) {
        const name = computed ? literal(property) : nameOf(property);
        const owner = nameOf(object);
        noteMember(name);
        noteGlobal(owner);
        const own = globals.has(owner) ? interfaces[owner] : undefined;
        const feature = own?.[`${name}_static`] ?? own?.[name];
        if (feature && isStandard(feature) && lacks(feature)) found.add(`${owner}.${name}`);
      },
      ObjectPattern({ properties }) {
        for (const one of properties) if (one.type === 'Property' && !one.computed) noteMember(nameOf(one.key));
      },
      NewExpression({ callee }) {
        noteGlobal(nameOf(callee));
      },
      CallExpression({ callee, arguments: [element, given] }) {
        noteGlobal(nameOf(callee));
        const own = elements[literal(element)];
        if (!own || given?.type !== 'ObjectExpression') return;
        for (const one of given.properties) {
          const name = one.type === 'Property' && !one.computed ? (nameOf(one.key) || literal(one.key)).toLowerCase() : '';
          if (lacks(own[name] ?? attributes[name])) found.add(`<${literal(element)} ${name}>`);
        }
      },
    }).visit(parseSync('built.js', code).program);
    return [...found].sort();
  }

  const {
    'at-rules': rules,
    properties,
    selectors,
    types,
  } = bcd.css as unknown as Record<'at-rules' | 'properties' | 'selectors' | 'types', Features>;

  /** `@starting-style`, `:open`, `field-sizing:`, `text-wrap: pretty`, `light-dark()`. */
  function inStyle(style: string): string[] {
    const text = style.replaceAll(/"(?:\\.|[^"])*"|\/\*.*?\*\//gs, '""');
    const found = new Set<string>();
    for (const [, name = ''] of text.matchAll(/@([a-z-]+)/g)) if (lacks(rules[name])) found.add(`@${name}`);
    for (const [, name = ''] of text.matchAll(/([a-z-]+)\(/g)) if (lacks(types[name] ?? (types.color?.[name] as Identifier))) found.add(`${name}()`);
    // What has a maker's prefix is written beside what all read, or for that maker's browsers alone.
    for (const part of text.split(/[;{}]/)) {
      const [, name = '', value = ''] = /^\s*([a-z][a-z-]*):(.*)$/s.exec(part) ?? [];
      if (lacks(properties[name])) found.add(`${name}:`);
      for (const word of value.split(/[\s,]+/)) if (lacks(properties[name]?.[word] as Identifier)) found.add(`${name}:${word}`);
    }
    for (const part of text.split('{')) {
      const prelude = part.slice(Math.max(part.lastIndexOf('}'), part.lastIndexOf(';')) + 1);
      for (const [, name = ''] of prelude.matchAll(/:{1,2}([a-z][a-z-]*)/g)) if (lacks(selectors[name])) found.add(`:${name}`);
    }
    return [...found].sort();
  }

  return { inScript, inStyle };
}

/** The interfaces and functions that scripts find by their names, and the names of all members; each with whether something of it is known. */
function scriptNames(isKnown: (feature: Identifier) => boolean) {
  const members = new Map<string, boolean>();
  const globals = new Map<string, boolean>();
  const note = (among: Map<string, boolean>, name: string, feature: Identifier) => {
    if (isStandard(feature)) among.set(name, among.get(name) || isKnown(feature));
  };
  for (const [owner, own] of Object.entries({ ...bcd.api, ...bcd.javascript.builtins }) as [string, Identifier][]) {
    note(globals, owner, own);
    // What the browsers do not have at all is only reached through a name that they lack too.
    if (!isKnown(own)) continue;
    for (const [name, member] of Object.entries(own) as [string, Identifier][]) {
      if (name === '__compat' || name.endsWith('_event')) continue;
      const its = name.replace('_static', '');
      if (its === name || isKnown(member)) note(members, its, member);
      if (owner === 'Window' || owner === 'WindowOrWorkerGlobalScope') note(globals, name, member);
    }
  }
  return { members, globals };
}

const isStandard = ({ __compat }: Identifier) => __compat !== undefined && __compat.status?.standard_track !== false;

/** In part counts: what is missing of it is seldom what is used. */
function isIn({ support }: CompatStatement, browser: Browser, version: number): boolean {
  return [support[browser]].flat().some((one) => {
    if (!one || one.flags || one.prefix || one.alternative_name || typeof one.version_added !== 'string') return false;
    const isGone = typeof one.version_removed === 'string' && Number.parseFloat(one.version_removed) <= version;
    return !isGone && Number.parseFloat(one.version_added.replace('≤', '')) <= version;
  });
}

const nameOf = (node: ESTree.Node) => (node.type === 'Identifier' ? node.name : '');
const literal = (node: ESTree.Node | undefined) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : '');

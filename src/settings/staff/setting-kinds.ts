import { penceToPounds } from '#money/pence.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import { londonTime, readLondonTime } from '#platform/london-time.ts';
import { readDecimal } from '#platform/read-decimal.ts';

/** What a field of the settings' form holds, and how it is written into it. */
export type Kind = 'text' | 'long' | 'lines' | 'pounds' | 'number' | 'flag' | 'moment';

export const writers: Record<Kind, (value: unknown) => string | null> = {
  text: (value) => String(value ?? ''),
  long: (value) => String(value ?? ''),
  lines: (value) =>
    (value as (string | { name: string; url: string })[]).map((line) => (typeof line === 'string' ? line : `${line.name} ${line.url}`)).join('\n'),
  pounds: (value) => penceToPounds(value as number).toFixed(2),
  number: (value) => (value === null || value === undefined ? '' : String(value)),
  flag: (value) => (value ? 'on' : null),
  moment: (value) => (value ? londonTime(new Date(String(value))) : ''),
};

export const readers: Record<Kind, (said: string, path: string) => unknown> = {
  text: (said) => said,
  long: (said) => said,
  lines: (said, path) => {
    const lines = said.split(/\r?\n/).flatMap((line) => line.trim() || []);
    return path === 'social_links' ? lines.map(linkOf) : lines;
  },
  pounds: (said) => poundsToPence(said) ?? said,
  number: (said) => (said === '' ? null : readNumber(said)),
  flag: (said) => said === 'on',
  moment: (said) => (said === '' ? null : (readLondonTime(said).moment?.toISOString() ?? said)),
};

/** A number as typed, a decimal comma too; what is none, or could be two, is left for the settings to refuse. */
function readNumber(said: string): number | string {
  const read = readDecimal(said.replace(/^-/, ''));
  return !read || read.twoWays !== undefined ? said : Number(`${said.startsWith('-') ? '-' : ''}${read.whole}.${read.decimals || 0}`);
}

function linkOf(line: string): { name: string; url: string } {
  const at = line.lastIndexOf(' ');
  return { name: line.slice(0, Math.max(at, 0)).trim(), url: line.slice(at + 1) };
}

export function valueAt(from: unknown, path: string): unknown {
  return path.split('.').reduce((value: unknown, key) => (value as Record<string, unknown> | null)?.[key], from);
}

export function put(into: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((held, key) => held[key] as Record<string, unknown>, into);
  holder[last] = value;
}

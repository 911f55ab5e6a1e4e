import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Firefox is, and WebKit's driver with the screen that nobody sees: as the environment names them, else on PATH; '' where there is none. */
export const firefox = process.env.FIREFOX_PATH ?? (onPath('firefox') || onPath('firefox-esr'));
export const webkit = process.env.WEBKIT_DRIVER_PATH ?? (onPath('Xvfb') && onPath('WebKitWebDriver'));

/**
 * Whether this run walks them, which needs a shop of their own: unless other journeys are asked for by name. Only the first process of a run
 * knows what was asked for; the others have it from the environment.
 */
export function areWalked(): boolean {
  const named = process.argv.slice(2).filter((word) => /\.spec|--project/.test(word));
  process.env.E2E_ENGINES ??= (firefox || webkit) && (named.length === 0 || named.some((word) => word.includes('engines'))) ? '1' : '';
  return process.env.E2E_ENGINES === '1';
}

function onPath(name: string): string {
  return (process.env.PATH ?? '').split(delimiter).flatMap((folder) => (existsSync(join(folder, name)) ? join(folder, name) : []))[0] ?? '';
}

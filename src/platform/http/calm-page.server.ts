import { veryBusy } from '../refusal.ts';
/**
 * A page that needs neither the database nor the shop's files: for when something of the shop itself is missing. `title` and `sentence` are our
 * own words.
 */
export function calmPage(status: number, title: string, sentence: string, headers: Record<string, string> = {}): Response {
  const html =
    `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" ` +
    `content="noindex"><title>${title}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;box-sizing:border-box;font:1.125rem/1.6 ` +
    `system-ui,sans-serif;color:#1d2729;background:#fbf9f5}main{max-width:34rem}h1{font:600 1.75rem/1.25 Georgia,serif;margin:0 0 ` +
    `.75rem}a{color:inherit}</style></head>
<body><main><h1>${title}</h1><p>${sentence}</p><p><a href="/">Home page</a></p></main></body></html>
`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

/** The database cannot be reached just now: 503, and when to come back. */
export function shopIsDown(): Response {
  return calmPage(503, 'We’ll be right back', `${veryBusy} Nothing you did is lost.`, {
    'Retry-After': '5',
  });
}

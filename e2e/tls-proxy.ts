/**
 * The proxy with TLS that stands before a shop in the browser tests, as nginx does before a real one: own certificate, Host kept, plain HTTP
 * behind.
 */

import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

const file = (name: string) => readFileSync(join(import.meta.dirname, 'tls', name));

/** Names the proxy's key to Chromium: the SHA-256 of its public half. */
export const proxyKey = createHash('sha256')
  .update(new X509Certificate(file('certificate.pem')).publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64');

/** Has this process trust the proxy's certificate. */
export function trustProxy(): void {
  setDefaultCACertificates([...getCACertificates('default'), file('certificate.pem').toString()]);
}

/**
 * Listens with TLS on `port` and passes everything on to `to` on this machine. Visitors' own X-Forwarded-For is kept: each test is a household of
 * its own.
 */
export function startTlsProxy(port: number, to: number): void {
  const server = createServer({ key: file('key.pem'), cert: file('certificate.pem') }, (incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-proto': 'https' };
    const passed = request({ host: '127.0.0.1', port: to, method: incoming.method, path: incoming.url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    passed.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  server.listen(port, '127.0.0.1').unref();
}

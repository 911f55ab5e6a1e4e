import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ObjectStorage } from '../src/platform/provider-accounts.ts';

/**
 * An S3 service in this process: keeps objects in memory and checks every request's signature (AWS Signature Version 4)
 * and the digest of its body, as the real one does. `failNext` makes it answer 503 so many times.
 */
export async function openObjectStorage(host = '127.0.0.1') {
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  let failing = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const key = request.url ?? '';
    asked.push(`${request.method} ${key}`);
    if (failing > 0) {
      failing -= 1;
      return response.writeHead(503).end();
    }
    if (!isSigned(request, body, storage)) return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    if (!key.startsWith(`/${storage.bucket}/`)) return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return response.writeHead(404).end(request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>');
    response.writeHead(200, { 'content-length': request.method === 'PUT' ? 0 : found.length });
    response.end(request.method === 'GET' ? found : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const storage: ObjectStorage = {
    endpoint: `http://${host}:${(server.address() as AddressInfo).port}`,
    bucket: 'pictures',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
    region: 'eu-west-2',
  };
  return {
    storage,
    objects,
    asked,
    failNext: (times: number) => {
      failing = times;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const hash = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned(request: IncomingMessage, body: Buffer, { accessKeyId, secretAccessKey, region }: ObjectStorage): boolean {
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(request.headers.authorization ?? '') ?? [];
  const [keyId, day = ''] = credential.split('/');
  const time = String(request.headers['x-amz-date'] ?? '');
  const digest = String(request.headers['x-amz-content-sha256'] ?? '');
  if (keyId !== accessKeyId || !time.startsWith(day) || !names.split(';').includes('host')) return false;
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== hash(body)) return false;
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [request.method, request.url, '', headers.join(''), names, digest].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>((secret, part) => hmac(secret, part), `AWS4${secretAccessKey}`);
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n')).toString('hex') === signature;
}

/** An S3-compatible service: its address without the bucket, and the keys that may read and write there. */
export type ObjectStorage = { endpoint: string; bucket: string; accessKeyId: string; secretAccessKey: string; region: string };

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
export type ObjectStorageVariables = Partial<Record<(typeof needed)[number] | 'S3_REGION', string | undefined>>;

/** The service as the environment gives it, all of it or nothing: null is a shop that keeps its pictures in a folder. Throws an Error of one sentence. */
export function readObjectStorage(given: ObjectStorageVariables): ObjectStorage | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = given;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    if (![...needed, 'S3_REGION' as const].some((name) => given[name])) return null;
    const missing = needed.filter((name) => !given[name]);
    throw new Error(
      `Pictures in an object store need all of ${needed.join(', ')}, or none of them for a folder; ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set.`,
    );
  }
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: S3_REGION ?? 'us-east-1',
  };
}

/** What came wrong on the way: no network, or an answer that is no picture. */
export class NotFetched extends Error {}

const asStored: ImageBitmapOptions = { colorSpaceConversion: 'none', premultiplyAlpha: 'none' };

/**
 * Fetches pictures at once and decodes them with their bytes as stored. Tells how much is there, 0 … 1, as it comes.
 * Rejects with `NotFetched`, or with the signal's reason.
 */
export async function fetchPictures(addresses: readonly string[], tell: (share: number) => void, signal: AbortSignal): Promise<ImageBitmap[]> {
  const shares = addresses.map(() => 0);
  const told = (at: number) => (share: number) => {
    shares[at] = share;
    tell(shares.reduce((sum, each) => sum + each, 0) / shares.length);
  };
  return Promise.all(addresses.map((address, at) => fetchPicture(address, told(at), signal)));
}

async function fetchPicture(address: string, tell: (share: number) => void, signal: AbortSignal): Promise<ImageBitmap> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new NotFetched(`${address}: ${response.status}`);
    return await createImageBitmap(await bodyOf(response, tell), asStored);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof NotFetched ? error : new NotFetched(address, { cause: error });
  }
}

async function bodyOf(response: Response, tell: (share: number) => void): Promise<Blob> {
  const whole = Number(response.headers.get('Content-Length'));
  if (!response.body || !whole) return response.blob();
  let there = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, on) {
        there += bytes.byteLength;
        tell(Math.min(1, there / whole));
        on.enqueue(bytes);
      },
    }),
  );
  return new Response(counted).blob();
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.server.ts';
import type { ImageMaker, WantedImage } from './derive-image.server.ts';

/**
 * Makes pictures that the first visitors will want, one at a time, resting as long as it worked and standing back while
 * anybody waits for a picture. Returns the function that ends it.
 */
export function warmImages(maker: ImageMaker, wanted: () => Promise<readonly WantedImage[]>, log: Log): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false });
  const work = async () => {
    await rest(1500);
    let made = 0;
    for (const image of await wanted()) {
      if (await maker.isMade(image)) continue;
      while (maker.isBusy()) await rest(200);
      const started = performance.now();
      await maker.get(image);
      made += 1;
      await rest(performance.now() - started);
    }
    if (made) log.info({ made }, 'pictures made ready');
  };
  work().catch((error: unknown) => {
    if (!signal.aborted) log.warn({ err: error }, 'pictures were not made ready');
  });
  return () => stopped.abort();
}

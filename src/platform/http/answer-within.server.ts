import type { Context, MiddlewareHandler } from 'hono';

/** Nobody waits longer than this for a page or a call. */
export const maxWaitMs = 15_000;

/** Whoever sends a picture of 20 MB may do so over a slow line: at 1 Mbit/s it takes three minutes. */
export const maxUploadMs = 200_000;

/** A room that has to be painted first, while others are painted, may take this long. */
export const maxPaintMs = 60_000;

/** Answers with `late` where what lies behind takes longer than `ms`: a database that neither answers nor refuses. */
export function answerWithin(ms: number, late: (c: Context) => Response): MiddlewareHandler {
  return async (c, next) => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<true>((resolve) => {
      timer = setTimeout(resolve, ms, true);
    });
    const isLate = await Promise.race([next().then(() => false), patience]).finally(() => clearTimeout(timer));
    if (isLate) return late(c);
  };
}

import { useRef, useState } from 'react';
import type { Answered } from '#platform/http/call-api.ts';
import { inTurn } from '#platform/images/in-turn.ts';
import { uploadProblem } from '#platform/images/upload-limit.ts';

/** A file on its way. `part` of it has gone, 0 to 1; `error` is why it did not arrive. */
export type Upload = { key: number; file: File; part: number; error: string | null; canRetry: boolean };

type Send<T> = (file: File, onProgress: (part: number) => void) => Promise<Answered<T>>;

const atOnce = 2;

/**
 * Sends files, two at a time, each with its own progress, failure and retry. What arrived is told to `onDone` and leaves
 * the list. `sayFailed` puts the server's sentence into the page's words. `add` settles with how many arrived and did not.
 */
export function useUploads<T>(
  send: Send<T>,
  onDone: (body: T, file: File) => void,
  sayFailed: (failed: { status: number; detail: string }) => string,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const turn = useRef(inTurn(atOnce));
  const next = useRef(0);
  const change = (key: number, to: Partial<Upload> | null) =>
    setUploads((all) => (to ? all.map((each) => (each.key === key ? { ...each, ...to } : each)) : all.filter((each) => each.key !== key)));

  const run = async ({ key, file }: Upload): Promise<boolean> => {
    change(key, { error: null, part: 0 });
    const answer = await turn.current(() => send(file, (part) => change(key, { part })));
    if (!answer.ok) {
      change(key, { error: sayFailed(answer), part: 0, canRetry: true });
      return false;
    }
    change(key, null);
    onDone(answer.body, file);
    return true;
  };

  const add = async (files: Iterable<File>) => {
    const fresh = [...files].map((file): Upload => {
      next.current += 1;
      return { key: next.current, file, part: 0, error: uploadProblem(file), canRetry: false };
    });
    setUploads((all) => [...all, ...fresh]);
    const arrived = await Promise.all(fresh.map((upload) => (upload.error ? false : run(upload))));
    return { done: arrived.filter(Boolean).length, failed: arrived.filter((each) => !each).length };
  };

  return { uploads, add, retry: run, dismiss: (key: number) => change(key, null) };
}

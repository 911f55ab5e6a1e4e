import { isDatabaseDown } from './database/in-transaction.server.ts';
import type { Log } from './log.server.ts';

/**
 * Something the shop does by itself, again and again. What there is to do stands in the database as rows that are due, so
 * that it was decided in the same transaction as what it is about, and any number of processes may share the work: `run`
 * claims rows with `for update skip locked`.
 */
export type Job = {
  name: string;
  /** How long to wait after a run that left nothing to do. */
  everySeconds: number;
  /** Does some of what is due. True: there is more, run again at once. After `stopping` nothing new is begun. */
  run: (stopping: AbortSignal) => Promise<boolean>;
};

export type RunningJobs = {
  /** Ends when what is under way has ended. */
  stop: () => Promise<void>;
};

const maxWaitSeconds = 60;

/** Runs each job in its own turn until stopped. A job that fails is run again later, ever later while it keeps failing. */
export function runJobs(jobs: readonly Job[], log: Log): RunningJobs {
  const stopping = new AbortController();
  const turns = jobs.map((job) => keepRunning(job, stopping.signal, log));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(turns);
    },
  };
}

async function keepRunning(job: Job, stopping: AbortSignal, log: Log): Promise<void> {
  let failures = 0;
  while (!stopping.aborted) {
    let hasMore = false;
    try {
      hasMore = await job.run(stopping);
      failures = 0;
    } catch (error) {
      failures += 1;
      // A database that is away is said by everything else too; once is enough here.
      if (!isDatabaseDown(error)) log.error({ job: job.name, failures, err: error }, 'a job failed');
      else if (failures === 1) log.warn({ job: job.name }, 'a job waits for the database');
    }
    if (!hasMore) await pause(Math.min(job.everySeconds * 2 ** Math.min(failures, 6), Math.max(job.everySeconds, maxWaitSeconds)), stopping);
  }
}

function pause(seconds: number, stopping: AbortSignal): Promise<void> {
  if (stopping.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stopping.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, seconds * 1000);
    timer.unref();
    stopping.addEventListener('abort', done);
  });
}

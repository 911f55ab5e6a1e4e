import cluster from 'node:cluster';
import { type Config, readConfig } from '#platform/config.server.ts';
import type { DatabaseAddress } from '#platform/database/connect.server.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/database/embedded.server.ts';
import { isDatabaseDown } from '#platform/database/in-transaction.server.ts';
import { readBuild, serveShop } from '#platform/http/serve.server.ts';
import { createLog, faultForLog, type Log } from '#platform/log.server.ts';
import { createFaultReporter, type FaultReporter } from '#platform/report-faults.server.ts';
import { openShop } from './open-shop.server.ts';

/**
 * The shop's process. One process does it all by default; with WEB_CONCURRENCY above 1 this one looks after the
 * database and the others answer, all on one port.
 */
async function start() {
  const config = readConfig(process.env);
  const faults = config.faultsDsn ? await createFaultReporter(config.faultsDsn) : null;
  const log = createLog(config.logLevel, { onFault: faults?.report });
  outliveTheDatabase(log, faults);
  if (cluster.isWorker) {
    const address = JSON.parse(process.env.SHOP_DATABASE_ADDRESS ?? '') as DatabaseAddress;
    await serveShop(config, address, log);
    return;
  }
  // The database takes as long to start as the shop's own code to read, so both are done at once; a build that is not there is told of later.
  if (config.production && config.processes === 1) void readBuild().catch(() => {});
  const engine = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
  try {
    await openAndServe(config, engine, log);
  } catch (error) {
    await engine?.stop(); // A start that fails leaves nothing running.
    throw error;
  }
}

async function openAndServe(config: Config, engine: EmbeddedPostgres | null, log: Log) {
  const address: DatabaseAddress = engine ? { socketDir: engine.socketDir } : { url: config.databaseUrl as string };
  const signIn = await openShop(config, address, log);
  if (engine) supervise(engine, log);
  const stop = config.processes > 1 ? await serveFromWorkers(config, address, log) : await serveShop(config, address, log);
  stopOnSignal(async () => {
    await stop();
    await engine?.stop();
  }, log);
  // What was logged on the way is written first: the start ends with how to get in.
  await new Promise<void>((resolve) => log.flush(() => resolve()));
  const here = `http://localhost:${config.port}`;
  const where = new URL(config.origin).hostname === 'localhost' ? here : `${config.origin}, which is to lead to ${here}`;
  console.log(`The shop is open at ${where}. ${signIn}`);
}

/**
 * A connection that breaks while postgres.js is still asking it for its types rejects a promise that only postgres.js holds
 * (`fetchArrayTypes`), and Node would end the process for it. Anything else that nobody waited for still does.
 */
function outliveTheDatabase(log: Log, faults: FaultReporter | null) {
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseDown(error)) throw error;
    log.warn({ err: error }, 'the database went away while a connection was being opened');
  });
  // Node would print the error whole, with the row that the database refused.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends for a fault that nobody foresaw');
    if (faults) void faults.flush(2000).finally(() => process.exit(1));
    else process.exit(1);
  });
}

/** Brings the embedded database back if something killed it; meanwhile requests are answered with 503. */
function supervise(engine: EmbeddedPostgres, log: Log) {
  setInterval(() => {
    engine.ensureRunning().catch((error: unknown) => log.error({ err: error }, 'the embedded PostgreSQL does not start'));
  }, 2000).unref();
}

async function serveFromWorkers(config: Config, address: DatabaseAddress, log: Log) {
  let stopping = false;
  const fork = () => cluster.fork({ SHOP_DATABASE_ADDRESS: JSON.stringify(address) });
  const listening = Promise.all(
    Array.from({ length: config.processes }, () => {
      const worker = fork();
      return new Promise<void>((resolve, reject) => {
        worker.once('listening', () => {
          log.info({ worker: worker.process.pid }, 'a web process answers');
          resolve();
        });
        worker.once('exit', (code) => reject(new Error(`A web process ended with ${code} before it answered.`)));
      });
    }),
  );
  await listening;
  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return;
    log.error({ worker: worker.process.pid, code, signal }, 'a web process ended; another takes its place');
    fork();
  });
  return async () => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {});
    await Promise.all(
      workers.map((worker) => new Promise<void>((resolve) => (worker ? worker.once('exit', () => resolve()).kill('SIGTERM') : resolve()))),
    );
  };
}

function stopOnSignal(stop: () => Promise<void>, log: Log) {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the shop did not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.LOG_LEVEL === 'debug') console.error(faultForLog(error));
  process.exit(1);
});

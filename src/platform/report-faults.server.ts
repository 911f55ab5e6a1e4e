import type { Event } from '@sentry/core';
import type { FaultForLog, LoggedFault } from './log.server.ts';

/** What is told of a line beside its error: names and numbers of ours, nothing that anybody typed, and no address. */
const told = ['job', 'kind', 'code', 'responseCode', 'status', 'method', 'requestId', 'trouble', 'worker', 'failures', 'attempts'];

export type FaultReporter = {
  report: (logged: LoggedFault) => void;
  /** Waits until what was reported has left, at most so many ms. */
  flush: (ms: number) => Promise<void>;
};

/**
 * Reports faults to a service that keeps them as Sentry does, over its own client: what the log says of them and no more. Nothing of a
 * visitor, a request or the machine is added. The client is loaded only here: a shop without a DSN never reads it.
 */
export async function createFaultReporter(dsn: string): Promise<FaultReporter> {
  const { ServerRuntimeClient, createStackParser, createTransport, nodeStackLineParser } = await import('@sentry/core/server');
  const stackParser = createStackParser(nodeStackLineParser());
  const client = new ServerRuntimeClient({
    dsn,
    integrations: [],
    stackParser,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    serverName: 'shop',
    sendClientReports: false,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: 'POST',
          headers: options.headers,
          body: body as BodyInit,
          signal: AbortSignal.timeout(10_000),
        });
        await answer.arrayBuffer();
        const header = (name: string) => answer.headers.get(name);
        return {
          statusCode: answer.status,
          headers: { 'x-sentry-rate-limits': header('x-sentry-rate-limits'), 'retry-after': header('retry-after') },
        };
      }),
  });
  client.init();
  const exceptions = (fault: FaultForLog): NonNullable<Event['exception']>['values'] => [
    ...(fault.cause ? (exceptions(fault.cause) ?? []) : []),
    { type: fault.type, value: fault.message, stacktrace: { frames: stackParser(`${fault.type}: \n${fault.stack}`) } },
  ];
  return {
    report: ({ level, message, line, fault }) => {
      const names = { ...line, ...fault };
      client.captureEvent({
        level,
        message,
        tags: Object.fromEntries(told.filter((name) => names[name] !== undefined).map((name) => [name, String(names[name])])),
        ...(fault && { exception: { values: exceptions(fault) } }),
      });
    },
    flush: async (ms) => void (await client.flush(ms)),
  };
}

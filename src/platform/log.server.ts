import pino from 'pino';
import { type FaultForLog, faultForLog } from './fault-for-log.ts';

export type Log = pino.Logger;

/** What a line of level error or fatal says, for whoever collects faults. `line` is without its error. */
export type LoggedFault = { level: 'error' | 'fatal'; message: string; line: Record<string, unknown>; fault: FaultForLog | null };

type More = { destination?: pino.DestinationStream; onFault?: ((logged: LoggedFault) => void) | null };

/** One JSON line per event, on standard output unless another `destination` is given. What could identify or impersonate a person never reaches a line. */
export function createLog(level: string, { destination, onFault }: More = {}): Log {
  const options: pino.LoggerOptions = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => faultForLog(error) },
    redact: {
      paths: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.authorization', '*.cookie', 'req.headers'],
      censor: '[hidden]',
    },
    ...(onFault && {
      hooks: {
        logMethod(args, method, number) {
          method.apply(this, args);
          const [line, message] = args as unknown[];
          if (number >= 50) onFault(loggedFault(number, line, message));
        },
      },
    }),
  };
  return destination ? pino(options, destination) : pino(options);
}

function loggedFault(number: number, line: unknown, message: unknown): LoggedFault {
  const level = number >= 60 ? 'fatal' : 'error';
  if (typeof line !== 'object' || line === null) return { level, message: String(line), line: {}, fault: null };
  const { err, ...rest } = line as Record<string, unknown>;
  return { level, message: String(message ?? ''), line: rest, fault: err === undefined ? null : faultForLog(err) };
}

import pino from 'pino';
import { faultForLog } from './fault-for-log.ts';

export type Log = pino.Logger;

/** One JSON line per event, on standard output unless another `destination` is given. What could identify or impersonate a person never reaches a line. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => faultForLog(error) },
    redact: {
      paths: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.authorization', '*.cookie', 'req.headers'],
      censor: '[hidden]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

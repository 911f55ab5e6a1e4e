import pino from 'pino';

export type Log = pino.Logger;

/** One JSON line per event on standard output. What could identify or impersonate a person never reaches a line. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.authorization', '*.cookie', 'req.headers'],
      censor: '[hidden]',
    },
  });
}

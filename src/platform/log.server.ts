import pino from 'pino';

export type Log = pino.Logger;

/** What a line of level error or fatal says, for whoever collects faults. `line` is without its error. */
export type LoggedFault = { level: 'error' | 'fatal'; message: string; line: Record<string, unknown>; fault: FaultForLog | null };

type More = { destination?: pino.DestinationStream; onFault?: ((logged: LoggedFault) => void) | null };

/**
 * One JSON line per event, on standard output unless another `destination` is given. What could identify or impersonate a person never reaches a
 * line.
 */
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

/** What a line of the log says of an error. */
export type FaultForLog = { type: string; message: string; stack: string; cause?: FaultForLog; errors?: FaultForLog[] } & Record<string, unknown>;

/** What else may be said of one: codes, and names that are ours (tables, columns, rules), of which none holds what anybody typed. */
const safe = [
  'code',
  'errno',
  'syscall',
  'severity',
  'schema_name',
  'table_name',
  'column_name',
  'constraint_name',
  'routine',
  'status',
  'statusCode',
];
const maxDepth = 4;

/**
 * An error for the log: its kind, sentence, place and codes, and those of its causes. Never `detail`, `where`, `query` or `parameters`:
 * PostgreSQL puts the row that it refuses into them, and with it somebody's name and address.
 */
export function faultForLog(error: unknown, depth = 0): FaultForLog {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something was thrown that is no error.', stack: '' };
  const fields = error as Error & Record<string, unknown>;
  const known = safe.filter((name) => ['string', 'number'].includes(typeof fields[name])).map((name) => [name, fields[name]]);
  const more: Pick<FaultForLog, 'cause' | 'errors'> = {};
  if (error.cause !== undefined && depth < maxDepth) more.cause = faultForLog(error.cause, depth + 1);
  if (error instanceof AggregateError && depth < maxDepth) more.errors = error.errors.map((each) => faultForLog(each, depth + 1));
  // A stack begins with the sentence, which may have to be changed.
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.constructor.name, message: sentenceOf(fields), stack: places.join('\n'), ...Object.fromEntries(known), ...more };
}

/** Where PostgreSQL refuses a value (its states of class 22), the sentence quotes it: invalid input syntax for type uuid: "…". */
function sentenceOf({ message, code }: { message: string; code?: unknown }): string {
  const said = typeof code === 'string' && /^22\w{3}$/.test(code) ? message.replaceAll(/".*"/gs, '"…"') : message;
  return said.slice(0, 1000);
}

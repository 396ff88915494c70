import pino from 'pino';
import type { Logger } from 'pino';

const secret = [
  'authorization',
  'cookie',
  'password',
  'otp',
  'iban',
  'phone',
  'email',
  'text',
  'token',
  'lat',
  'lon',
];

/**
 * Creates the process's log: JSON lines on standard output, without secrets, buffered and flushed at the end.
 */
export function createLog(level: string): { log: Logger; flush: () => void } {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4096 });
  const log = pino(
    {
      level,
      base: { process: 'site' },
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      serializers: { error: pino.stdSerializers.err },
    },
    destination,
  );
  const timer = setInterval(() => destination.flush(), 1000);
  timer.unref();
  return { log, flush: () => destination.flushSync() };
}

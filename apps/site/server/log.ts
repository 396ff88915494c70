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

/** The process's log: JSON lines on standard output, without secrets, written in bundles and flushed at the end. */
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

/** An address cut to its network, so that no log names a person's connection. */
export function networkOf(address: string): string {
  if (address.includes(':')) {
    const [front = '', back = ''] = address.split('::');
    const head = front.split(':').filter(Boolean);
    const tail = address.includes('::') ? back.split(':').filter(Boolean) : [];
    const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
    return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
  }
  return `${address.split('.').slice(0, 3).join('.')}.0/24`;
}

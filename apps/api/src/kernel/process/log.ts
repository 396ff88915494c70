import pino, { type Logger } from 'pino';

const secretFields = [
  'password',
  'otp',
  'iban',
  'phone',
  'email',
  'text',
  'token',
  'lat',
  'lon',
  'authorization',
  'cookie',
];

/** How long a log line may be buffered, and the maximum buffered bytes. */
const gathered = { periodicFlush: 100, minLength: 4096 };

/**
 * JSON lines on standard output (or another descriptor), buffered and flushed at exit. Secrets are redacted at
 * the top and two levels down; never log bodies.
 */
export function makeLog(level: string, descriptor = 1): Logger {
  return pino(
    {
      level,
      base: undefined,
      redact: {
        paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[redacted]',
      },
      serializers: { err: describeError },
    },
    pino.destination({ dest: descriptor, sync: false, ...gathered }),
  );
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutAddresses(String(error)) };
  const code = 'code' in error ? String(error.code) : undefined;
  const { name, message, stack = '' } = error;
  return {
    type: name,
    message: withoutAddresses(message),
    ...(code && { code }),
    stack: withoutAddresses(stack),
  };
}

/** Mail servers quote the recipient in their responses, which become error messages. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'(),:;[\]]+@[^\s<>"'(),:;[\]]+/g, '[address]');
}

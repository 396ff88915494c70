import { resolve } from 'node:path';
import * as v from 'valibot';
import { demoSecret, findProblems, isDemo } from './production';

const port = (fallback: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'a port'), v.transform(Number), v.maxValue(65_535)),
    String(fallback),
  );
const whole = (fallback: number) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'a number'), v.transform(Number)), String(fallback));
/** The named members of the demo need partners of all kinds among the others. */
const leastDemoMembers = 120;
const text = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)));
const list = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((value) =>
        value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ),
    fallback,
  );

const schema = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'test', 'production']), 'development'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'postgres://…'))),
  DATABASE_POOL: whole(10),
  DATA_DIR: v.optional(v.string(), '.data'),
  API_HOST: v.optional(v.string(), '127.0.0.1'),
  API_PORT: port(3001),
  SANDBOX_PORT: port(3002),
  PORT: port(3000),
  BASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.url(),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
  ),
  BRAND: text,
  TRUSTED_PROXIES: list('127.0.0.1,::1'),
  LIMITS: v.optional(v.picklist(['on', 'off']), 'on'),
  DEMO: v.optional(v.picklist(['0', '1'])),
  DEMO_MEMBERS: v.pipe(whole(2000), v.minValue(leastDemoMembers, `at least ${leastDemoMembers}`)),
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters')), demoSecret),
  METRICS_TOKEN: text,
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'smtp://… or smtps://…'))),
  MAIL_FROM: text,
  SMS_URL: text,
  SMS_TOKEN: text,
  S3_BUCKET: text,
  S3_ENDPOINT: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  MOLLIE_API_KEY: text,
  VAPID_SUBJECT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:|https:\/\/)\S+$/, 'mailto:… or https://…')),
  ),
  VAPID_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^B[\w-]{86}$/, '65 bytes as base64url'))),
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, '32 bytes as base64url'))),
  PUSH_TEST_HOSTS: list(''),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
});

/** The names of all keys. */
export const environmentKeys = Object.keys(schema.entries);

type Settings = v.InferOutput<typeof schema>;

/** Everything the processes are told from outside, read once at boot. Keys are described in `.env.example`. */
export interface Environment extends Omit<Settings, 'DEMO' | 'DATA_DIR' | 'BASE_URL'> {
  /** Absolute. */
  DATA_DIR: string;
  /** Origin of the site without a closing slash, as members see it. */
  BASE_URL: string;
  /** Mailbox pages, sandbox checkout, demo members. Only on this machine. */
  DEMO: boolean;
  HTTPS: boolean;
}

/** Says which keys are missing or wrong, one a line. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads the environment; throws an EnvironmentError that names every wrong or missing key. */
export function readEnvironment(values: Record<string, string | undefined>): Environment {
  const present = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(schema, present);
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
    throw new EnvironmentError(lines.join('\n'));
  }
  const settings = parsed.output;
  const problems = findProblems(settings);
  if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));
  const baseUrl = settings.BASE_URL ?? `http://localhost:${settings.PORT}`;
  return {
    ...settings,
    DATA_DIR: resolve(settings.DATA_DIR),
    BASE_URL: baseUrl,
    DEMO: isDemo(settings),
    HTTPS: baseUrl.startsWith('https:'),
  };
}

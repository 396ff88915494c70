import { isAbsolute } from 'node:path';
import * as v from 'valibot';

/** The demo's session secret; rejected in production. */
export const demoSecret = 'heartwood-demo-secret-not-for-production';

const port = (fallback: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'a port'), v.transform(Number), v.maxValue(65_535)),
    String(fallback),
  );
const whole = (fallback: number) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'a number'), v.transform(Number)), String(fallback));
/** The demo's named members need partners of all kinds among the others. */
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

/** The schema of the environment, key by key. */
export const settingsSchema = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'test', 'production']), 'development'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'postgres://…'))),
  DATABASE_POOL: whole(10),
  DATA_DIR: v.optional(v.string(), '.data'),
  BACKUP_DIR: v.optional(v.pipe(v.string(), v.check(isAbsolute, 'an absolute path'))),
  BACKUP_KEY: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, '32 bytes as base64'))),
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
  MAIL_EVENT_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters'))),
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

/** The parsed environment, before defaults are derived. */
export type Settings = v.InferOutput<typeof settingsSchema>;

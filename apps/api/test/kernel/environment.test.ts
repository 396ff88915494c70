import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, environmentKeys, readEnvironment } from '../../src/kernel/environment';

const production = {
  NODE_ENV: 'production',
  BASE_URL: 'https://hearts.example/',
  SESSION_SECRET: 'a-secret-of-more-than-thirty-two-letters',
  SMTP_URL: 'smtp://mail.hearts.example',
  MAIL_FROM: 'hello@hearts.example',
  MAIL_EVENT_SECRET: 'x'.repeat(32),
  MOLLIE_API_KEY: 'live_key',
  VAPID_SUBJECT: 'mailto:push@hearts.example',
  VAPID_PUBLIC_KEY: `B${'x'.repeat(86)}`,
  VAPID_PRIVATE_KEY: 'x'.repeat(43),
};

test('an empty environment is a demo on localhost', () => {
  expect(readEnvironment({})).toMatchObject({
    DEMO: true,
    BASE_URL: 'http://localhost:3000',
    HTTPS: false,
    API_PORT: 3001,
    SANDBOX_PORT: 3002,
    LIMITS: 'on',
    TRUSTED_PROXIES: ['127.0.0.1', '::1'],
  });
  expect(readEnvironment({ NODE_ENV: 'production', BASE_URL: 'http://localhost:4000' }).DEMO).toBe(true);
  expect(readEnvironment({ DEMO: '0' }).DEMO).toBe(false);
});

test('a fully configured production environment is not a demo', () => {
  expect(readEnvironment(production)).toMatchObject({
    DEMO: false,
    HTTPS: true,
    BASE_URL: 'https://hearts.example',
  });
});

test('fewer than 120 demo members are rejected with the key’s name', () => {
  expect(() => readEnvironment({ DEMO_MEMBERS: '119' })).toThrow(/^DEMO_MEMBERS: at least 120$/);
  expect(readEnvironment({ DEMO_MEMBERS: '120' }).DEMO_MEMBERS).toBe(120);
});

describe('an incomplete production configuration is rejected with the key’s name', () => {
  test.each([
    ['SESSION_SECRET', { SESSION_SECRET: undefined }],
    ['SMTP_URL', { SMTP_URL: undefined }],
    ['MAIL_FROM', { MAIL_FROM: '' }],
    ['MAIL_EVENT_SECRET', { MAIL_EVENT_SECRET: undefined }],
    ['MAIL_EVENT_SECRET', { MAIL_EVENT_SECRET: 'short' }],
    ['MOLLIE_API_KEY', { MOLLIE_API_KEY: undefined }],
    ['VAPID_SUBJECT', { VAPID_SUBJECT: undefined }],
    ['VAPID_PUBLIC_KEY', { VAPID_PUBLIC_KEY: undefined }],
    ['VAPID_PRIVATE_KEY', { VAPID_PRIVATE_KEY: '' }],
    ['PUSH_TEST_HOSTS', { PUSH_TEST_HOSTS: '127.0.0.1:4000' }],
    ['DEMO', { DEMO: '1' }],
    ['LIMITS', { LIMITS: 'off' }],
    ['BASE_URL', { BASE_URL: undefined }],
    ['BASE_URL', { BASE_URL: 'http://hearts.example' }],
    ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'photos', S3_SECRET_ACCESS_KEY: 'secret' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id' }],
    ['S3_BUCKET', { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }],
    ['SMS_URL', { SMS_TOKEN: 'token' }],
    ['SMS_TOKEN', { SMS_URL: 'https://sms.example' }],
    ['BACKUP_KEY', { BACKUP_DIR: '/backups' }],
    ['BACKUP_DIR', { BACKUP_KEY: `${'x'.repeat(43)}=` }],
  ])('%s', (key, changed) => {
    expect(() => readEnvironment({ ...production, ...changed })).toThrow(new RegExp(`^${key}: [^\\n]+$`));
  });

  test('all missing keys are reported together, for every NODE_ENV', () => {
    const { BASE_URL } = production;
    for (const NODE_ENV of ['production', 'development', undefined])
      expect(() => readEnvironment({ NODE_ENV, BASE_URL })).toThrow(
        /^SESSION_SECRET: .+\nSMTP_URL: .+\nMAIL_FROM: .+\nMAIL_EVENT_SECRET: .+\nMOLLIE_API_KEY: .+\nVAPID_SUBJECT: .+\nVAPID_PUBLIC_KEY: .+\nVAPID_PRIVATE_KEY: /,
      );
  });

  test.each(['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    '%s alone requires the other S3 keys, also in a demo',
    (given) => {
      const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].filter((key) => key !== given);
      expect(() => readEnvironment({ [given]: 'given' })).toThrow(
        new EnvironmentError(needed.map((key) => `${key}: missing, ${given} is given`).join('\n')),
      );
    },
  );

  test.each([
    { SMTP_URL: 'smtp://mail.hearts.example', MAIL_FROM: 'hello@hearts.example' },
    { MOLLIE_API_KEY: 'live_key' },
    { SMS_URL: 'https://sms.example', SMS_TOKEN: 'token' },
  ])('%j with a localhost BASE_URL is rejected as a missing BASE_URL', (services) => {
    const forgotten = /^BASE_URL: missing, [^\n]+$/;
    expect(() => readEnvironment({ BRAND: 'amberlane', ...services })).toThrow(forgotten);
    const started = { NODE_ENV: 'production', BASE_URL: 'http://localhost:3000', ...services };
    expect(() => readEnvironment(started)).toThrow(forgotten);
    expect(readEnvironment({ ...started, DEMO: '0' }).DEMO).toBe(false);
  });

  test('a host that only starts like a loopback address counts as public', () => {
    expect(() =>
      readEnvironment({ ...production, BASE_URL: 'https://127.0.0.1.evil.example', DEMO: '1' }),
    ).toThrow(/^DEMO: /);
  });
});

test.each([
  [{ API_PORT: 'high' }, 'API_PORT'],
  [{ API_PORT: '99999' }, 'API_PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ BASE_URL: 'hearts' }, 'BASE_URL'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ VAPID_SUBJECT: 'hearts.example' }, 'VAPID_SUBJECT'],
  [{ VAPID_PUBLIC_KEY: 'short' }, 'VAPID_PUBLIC_KEY'],
  [{ VAPID_PRIVATE_KEY: 'short' }, 'VAPID_PRIVATE_KEY'],
  [{ BACKUP_DIR: 'backups', BACKUP_KEY: `${'x'.repeat(43)}=` }, 'BACKUP_DIR'],
  [{ BACKUP_DIR: '/backups', BACKUP_KEY: 'short' }, 'BACKUP_KEY'],
])('%j is refused', (values, key) => {
  expect(() => readEnvironment(values)).toThrow(new RegExp(`^${key}: `));
});

test('.env.example has every key', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const keys = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, key]) => key);
  expect(environmentKeys.filter((key) => !keys.includes(key))).toEqual([]);
});

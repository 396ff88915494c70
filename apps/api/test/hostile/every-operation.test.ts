import { isErrorCode } from '@heartwood/domain';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestApi } from '../support/api';
import { databaseState } from './state';
import { requestOf, targetsFor, type Changes, type RequestBody, type Target } from './well-formed';
import { acquaint, premium, startHostile, type Person } from './world';

vi.setConfig({ testTimeout: 60_000 });

let api: TestApi;
let caller: Person;
let targets: Target[];
let state: Record<string, string>;
beforeAll(async () => {
  api = await startHostile();
  caller = await premium(api);
  targets = await targetsFor(await acquaint(caller, await premium(api)));
  state = await databaseState(api.db);
}, 60_000);
afterAll(() => api.close());

interface Attack {
  name: string;
  hits(target: Target): boolean;
  changes(target: Target): Changes;
  /** The expected status and code. */
  answer: string;
}

const everything = () => true;
const acting = ({ method, rules }: Target) =>
  !rules.sessionless && (method !== 'GET' || rules.changesState === true);
const takesJson = ({ contract }: Target) => contract.takes === 'json';
const takesMultipart = ({ contract }: Target) => contract.takes === 'multipart';
const has = ({ body = {} }: Target, field: string) => Object.hasOwn(body, field);
const withQuery = ({ address }: Target, more: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${more}`;
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

const inBody = (name: string, body: (text: string) => RequestBody, answer: Attack['answer']): Attack => ({
  name,
  hits: takesJson,
  changes: (target) => ({ body: body(JSON.stringify(target.body)) }),
  answer,
});

const added =
  (pair: string) =>
  (text: string): string =>
    text === '{}' ? `{${pair}}` : `${text.slice(0, -1)},${pair}}`;

function endless(): ReadableStream<Uint8Array> {
  const chunk = new TextEncoder().encode(' '.repeat(8192));
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent++ < 2000) controller.enqueue(chunk);
      else controller.close();
    },
  });
}

const attacks: Attack[] = [
  ...['PATCH', 'OPTIONS', 'PROPFIND'].map((method): Attack => ({
    name: `the method ${method}`,
    hits: everything,
    changes: () => ({ method }),
    answer: '405 method_not_allowed',
  })),
  ...['evil.example', 'oakmere.test.evil.example', 'oakmere.test@evil.example', 'evil.example:80', '""'].map(
    (host): Attack => ({
      name: `the host ${host}`,
      hits: everything,
      changes: () => ({ headers: { host } }),
      answer: '404 not_found',
    }),
  ),
  {
    name: 'a cookie over 16 KiB',
    hits: everything,
    changes: () => ({ headers: { cookie: `auth=${'a'.repeat(17_000)}` } }),
    answer: '413 payload_too_large',
  },
  {
    name: 'a URL over 2 KiB',
    hits: everything,
    changes: (target) => ({ address: withQuery(target, `a=${'b'.repeat(2100)}`) }),
    answer: '413 payload_too_large',
  },
  ...[
    ['a NUL in the URL', 'a=%00'],
    ['a lone surrogate in the URL', 'a=%ED%A0%80'],
    ['invalid UTF-8 in the URL', 'a=%ff'],
    ['a truncated escape in the URL', 'a=%e'],
    ['__proto__ in the query', '__proto__=1'],
    ['constructor in the query', 'constructor=1'],
  ].map(([name = '', pair = '']): Attack => ({
    name,
    hits: everything,
    changes: (target) => ({ address: withQuery(target, pair) }),
    answer: '400 bad_request',
  })),
  ...[
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'http://elmford.test' }],
    ['an opaque origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ].map(([name, headers]): Attack => ({
    name: `a request from ${name as string}`,
    hits: acting,
    changes: () => ({ headers: headers as Record<string, string> }),
    answer: '403 cross_site_request',
  })),
  inBody('truncated JSON', (text) => `${text.slice(0, -1)},"`, '400 bad_request'),
  inBody('an array', () => '[]', '400 bad_request'),
  inBody('a string', () => '"body"', '400 bad_request'),
  inBody('a number', () => '1e999', '400 bad_request'),
  inBody('null', () => 'null', '400 bad_request'),
  inBody('two values', (text) => text + text, '400 bad_request'),
  inBody('nesting of 21 levels', () => nested(21), '400 bad_request'),
  inBody('nesting of 30,000 levels', () => '['.repeat(30_000), '400 bad_request'),
  inBody('__proto__', added('"__proto__":{"credits":9}'), '400 bad_request'),
  inBody('constructor', added('"constructor":{"prototype":{"paid_user":true}}'), '400 bad_request'),
  inBody('a NUL', added('"extra":"\\u0000"'), '400 bad_request'),
  inBody('a NUL in a field name', added('"\\u0000":1'), '400 bad_request'),
  inBody('a lone surrogate', added('"extra":"\\ud800"'), '400 bad_request'),
  inBody('invalid UTF-8', () => Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), '400 bad_request'),
  inBody('more than 64 KiB', added(`"extra":"${'a'.repeat(66_000)}"`), '413 payload_too_large'),
  { ...inBody('more than 64 KiB without a length', endless, '413 payload_too_large') },
  ...['"credits":1000', '"paid_user":true', '"status":"active"', '"id":"1"', '"extra":null'].map(
    (pair): Attack => ({
      ...inBody(`the extra field ${pair}`, added(pair), '422 invalid_fields'),
      hits: (target) =>
        takesJson(target) && !target.rules.sessionless && !has(target, pair.slice(1, pair.indexOf(':') - 1)),
    }),
  ),
  ...[
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json; charset=utf-16',
  ].map((type): Attack => ({
    name: `JSON as ${type}`,
    hits: (target) =>
      takesJson(target) &&
      !target.rules.anyContentType &&
      !target.contract.formTypes.some((taken) => type.startsWith(taken)),
    changes: () => ({ headers: { 'content-type': type } }),
    answer: '415 unsupported_type',
  })),
  ...[
    ['a number', 1],
    ['true', true],
    ['null', null],
    ['an array', ['a', 'b']],
    ['an object', { $ne: null }],
    ['an empty string', ''],
    ['a long string', 'a'.repeat(6000)],
    ['a huge number', 1e308],
  ].map(([name, value]): Attack => ({
    name: `each field as ${name as string}`,
    hits: (target) => takesJson(target) && Object.keys(target.body ?? {}).length > 0,
    changes: ({ body = {} }) => ({
      body: JSON.stringify(Object.fromEntries(Object.keys(body).map((field) => [field, value]))),
    }),
    answer: '422 invalid_fields',
  })),
  {
    name: 'JSON instead of a form',
    hits: takesMultipart,
    changes: () => ({ body: '{}', headers: { 'content-type': 'application/json' } }),
    answer: '415 unsupported_type',
  },
  {
    name: 'a malformed form',
    hits: takesMultipart,
    changes: () => ({ body: 'cut', headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
    answer: '400 bad_request',
  },
  ...['__proto__', 'constructor', 'prototype'].map((field): Attack => ({
    name: `a form with ${field}`,
    hits: takesMultipart,
    changes: () => {
      const form = new FormData();
      form.set('file', new File(['a'], 'me.jpg'));
      form.set(field, 'x');
      return { body: form };
    },
    answer: '400 bad_request',
  })),
  ...['credits', 'status', 'main'].map((field): Attack => ({
    name: `a form with ${field}`,
    hits: takesMultipart,
    changes: () => {
      const form = new FormData();
      form.set('file', new File(['a'], 'me.jpg'));
      form.set(field, '1');
      return { body: form };
    },
    answer: '422 invalid_fields',
  })),
];

test.each(attacks)('every operation refuses $name', async ({ hits, changes, answer }) => {
  const wrong: string[] = [];
  for (const target of targets.filter(hits)) {
    const request = requestOf(target, caller.browser, changes(target));
    const { status, body, headers } = await caller.browser.send(request);
    const { code, statusCode, message } = body as Record<string, unknown>;
    const plain = !/select |insert |node_modules|\/src\//.test(JSON.stringify(body));
    const enveloped = statusCode === status && typeof message === 'string' && isErrorCode(code) && plain;
    const kept = headers.get('cache-control') !== 'private, no-store';
    if (`${status} ${String(code)}` !== answer || !enveloped || kept)
      wrong.push(`${target.id}: ${status} ${JSON.stringify(body)} ${headers.get('cache-control')}`);
  }
  expect(wrong).toEqual([]);
});

test('the refused requests leave the database unchanged', async () => {
  expect(await databaseState(api.db)).toEqual(state);
});

const ends = new Set(['getLogout', 'postLogout', 'getEvents']);

test('the same requests without the attack succeed or return their expected error', async () => {
  const answers: string[] = [];
  for (const target of targets.filter(({ id }) => !ends.has(id))) {
    const browser = target.id === 'signup' ? api.visitor() : caller.browser;
    const { status, body } = await browser.send(requestOf(target, browser));
    if (status >= 400) answers.push(`${target.id}: ${status} ${(body as { code: string }).code}`);
  }
  expect(answers).toEqual([
    'postUser: 403 login_failed',
    'activate: 422 activation_failed',
    'resendActivationMail: 409 conflict',
    'requestPasswordReset: 404 email_not_found',
    'resetPassword: 422 link_invalid_or_expired',
    'deleteAccount: 422 old_password_wrong',
    'endSessions: 404 not_found',
    'changePassword: 422 old_password_wrong',
    'changeEmail: 422 old_password_wrong',
    'confirmEmail: 422 link_invalid_or_expired',
    'putConsent: 422 invalid_fields',
    'requestExport: 422 old_password_wrong',
    'getExportFile: 404 not_found',
    'reactivate: 422 link_invalid_or_expired',
    'getAdvertisedProfile: 404 not_found',
    'uploadPhoto: 422 photo_invalid',
    'changePhotos: 404 not_found',
    'deletePhoto: 404 not_found',
    'getAutoLike: 404 not_found',
    'postAutoLike: 404 not_found',
    'sendPhoto: 422 photo_invalid',
    'unsubscribe: 422 link_invalid_or_expired',
    'getDiscountCode: 404 code_not_found',
    'confirmDirectDebit: 404 not_found',
    'withdraw: 404 not_found',
  ]);
});

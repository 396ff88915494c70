import document from '@heartwood/api-contract/document';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { targetsFor, type Subjects, type Target } from '../test/hostile/well-formed';
import { acquaint, premium, startHostile, type Person } from '../test/hostile/world';
import { engine, type TestApi } from '../test/support/api';
import type { Browser } from '../test/support/browser';
import { consistent, inconsistencies } from './support/consistency';
import { extent } from '../test/support/extent';
import { hostile, hostileTexts, resolved, valueOf, type Schema } from './support/schema-values';

const requests = extent(20_000, 600);

let api: TestApi;
let other: Person;
let subjects: Subjects;
let targets: Target[];
beforeAll(async () => {
  api = await startHostile();
  const caller = await premium(api);
  other = await premium(api);
  subjects = await acquaint(caller, other);
  targets = await targetsFor(subjects);
});
afterAll(() => api.close());

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Shot {
  target: number;
  role: 'visitor' | 'unconfirmed' | 'premium';
  path: string;
  query: [string, unknown][];
  body: unknown;
  key: string | null;
}

function described({ contract }: Target): Described {
  const paths = document.paths as unknown as Record<string, Record<string, Described>>;
  return paths[contract.path]?.[contract.method] ?? {};
}

/** An existing id wherever one fits, so that requests get past the first checks. */
const ids = () => fc.constantFrom(other.id, subjects.conversation, subjects.payment);

function valueFor(name: string, schema: Schema): fc.Arbitrary<unknown> {
  const isId = /^(id|profile|conversation)$/.test(name);
  return isId ? fc.oneof({ weight: 3, arbitrary: ids() }, valueOf(schema)) : valueOf(schema);
}

function bodyOf(schema: Schema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = resolved(schema);
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, valueFor(name, inner)]),
  );
  const record = fc.record(fields, { requiredKeys: required });
  return fc.oneof(
    { weight: 12, arbitrary: record },
    {
      weight: 2,
      arbitrary: fc
        .tuple(record, fc.dictionary(fc.string(), hostile, { maxKeys: 3 }))
        .map(([one, more]) => ({ ...one, ...more })),
    },
    { weight: 1, arbitrary: hostile },
  );
}

function shotAt(target: Target, index: number): fc.Arbitrary<Shot> {
  const { parameters = [], requestBody } = described(target);
  const inQuery = parameters.map(resolved).filter((parameter) => parameter.in === 'query');
  const pairs = inQuery.map(({ name, schema, required }) =>
    fc.option(
      valueFor(name, schema).map((value): [string, unknown] => [name, value]),
      { freq: required ? 30 : 1 },
    ),
  );
  const json = requestBody?.content['application/json']?.schema;
  return fc.record<Shot>({
    target: fc.constant(index),
    role: fc.constantFrom('visitor', 'unconfirmed', 'premium', 'premium'),
    path: fc.oneof(
      { weight: 8, arbitrary: fc.constant(subjects.media) },
      fc.stringMatching(/^[0-9a-f]{32}$/),
      fc.constantFrom(...hostileTexts),
    ),
    query: fc.tuple(...pairs).map((all) => all.filter((pair) => pair !== null)),
    body: json ? bodyOf(json) : fc.constant(undefined),
    key: fc.option(fc.string({ minLength: 1, maxLength: 300 }), { freq: 3 }),
  });
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function requestFrom({ target: index, path, query, body, key }: Shot, browser: Browser): Request {
  const target = targets[index];
  if (!target) throw new Error('no such target');
  const url = new URL(
    target.contract.path.replace('{key}', encodeURIComponent(path.replaceAll(/\p{Surrogate}/gu, ''))),
    `http://${browser.host}`,
  );
  for (const [name, value] of query)
    for (const one of Array.isArray(value) && value.length > 0 ? value : [value])
      url.searchParams.append(name, toText(one));
  const form = new FormData();
  form.set('file', new File([toText(query)], 'x.jpg'));
  const sent =
    target.contract.takes === 'multipart' ? form : body === undefined ? undefined : JSON.stringify(body);
  const visible = key?.replaceAll(/[^\x20-\x7e]/g, '') ?? '';
  return new Request(url, {
    method: target.method,
    headers: {
      host: browser.host,
      'sec-fetch-site': 'same-origin',
      ...(typeof sent === 'string' && { 'content-type': 'application/json' }),
      ...(browser.cookie && { cookie: browser.cookie }),
      ...(visible && { 'idempotency-key': visible }),
    },
    ...(sent !== undefined && target.method !== 'GET' && { body: sent }),
  });
}

test(`${requests} requests generated from the contract cause no 5xx, keep p99 below 1 s, and the API stays ready`, async () => {
  const roles = {
    visitor: api.visitor(),
    unconfirmed: (await api.member({ account: { status: 'not_confirmed' }, profile: { visible: false } }))
      .browser,
    premium: (await premium(api)).browser,
  };
  const cookies = { visitor: null, unconfirmed: roles.unconfirmed.cookie, premium: roles.premium.cookie };
  const milliseconds: number[] = [];
  const statuses = new Map<number, number>();
  const shot = fc.oneof(...targets.map(shotAt));
  await fc.assert(
    fc.asyncProperty(shot, async (one) => {
      const browser = roles[one.role];
      browser.cookie = cookies[one.role];
      if (targets[one.target]?.id.endsWith('Logout')) browser.cookie = null;
      const request = requestFrom(one, browser);
      const begun = performance.now();
      const response = await api.application.app.fetch(request, { peer: browser.address });
      milliseconds.push(performance.now() - begun);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      await response.body?.cancel();
      if (response.status >= 500) throw new Error(`${targets[one.target]?.id} answered ${response.status}`);
    }),
    { numRuns: requests, seed: Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31) },
  );
  milliseconds.sort((one, next) => one - next);
  const p99 = milliseconds[Math.floor(milliseconds.length * 0.99)] ?? 0;
  const counts = [...statuses]
    .toSorted(([one], [next]) => one - next)
    .map(([status, count]) => `${status}: ${count}`);
  console.log(`${engine}: ${requests} requests, p99 ${p99.toFixed(1)} ms, ${counts.join(', ')}`);
  expect(p99).toBeLessThan(1000);
  expect((await api.visitor().get('/readyz')).status).toBe(200);
  expect(await inconsistencies(api.db)).toEqual(consistent);
});

import { request as send } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import type { Profile, User } from '@heartwood/api-contract';
import { routes } from '@heartwood/domain';
import { expect, test } from '@playwright/test';
import { amberlane, originOf } from './environment/brands';
import { makeMember } from './people/made-member';

const origin = originOf(amberlane);
const { host, port } = new URL(origin);

/** Addresses reachable without any knowledge. */
const paths = [
  ...Object.values(routes).map(({ path }) => path),
  '/landers/video',
  '/landers/gallery/eng',
  '/no-such-page',
].map((path) => path.replaceAll(/\/\{\w+\?\}/g, '').replaceAll(/\{\w+\}/g, 'x'));

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answer {
  readonly status: number;
  readonly location: string;
  readonly text: string;
  readonly cookies: readonly string[];
}

/** Sends a request verbatim, which a browser would normalise. */
function ask({ method = 'GET', path, headers = {}, body = '' }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = method === 'GET' || method === 'HEAD' ? {} : { 'content-length': Buffer.byteLength(body) };
    const asked = send({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { host, ...length, ...headers },
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      textOf(answer).then(
        (text) =>
          resolve({
            status: answer.statusCode ?? 0,
            location: answer.headers.location ?? '',
            text,
            cookies: answer.headers['set-cookie'] ?? [],
          }),
        reject,
      );
    });
    asked.end(body);
  });
}

/** Returns what is wrong with a response: a server error, leaked internals, or a redirect to another site. */
function faultOf({ status, location, text }: Answer): string[] {
  return [
    ...(status >= 500 ? [`answered ${status}`] : []),
    ...(/\bat [^\n]*\.js:\d+|node_modules/.test(text) ? ['reveals internals'] : []),
    ...(new URL(location, origin).origin === origin ? [] : [`led to ${location}`]),
  ];
}

async function faultsOf(requests: readonly Sent[]): Promise<string[]> {
  const faults: string[] = [];
  for (const sent of requests) {
    const found = faultOf(await ask(sent));
    faults.push(...found.map((fault) => `${sent.method ?? 'GET'} ${sent.path.slice(0, 200)}: ${fault}`));
  }
  return faults;
}

test('no HTTP method causes a server error, and the site keeps answering', async () => {
  const methods = ['HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const form = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  const requests = paths.flatMap((path) => methods.map((method) => ({ method, path, headers: form })));
  expect(await faultsOf(requests)).toEqual([]);
  expect((await ask({ path: '/login' })).status).toBe(200);
});

test('malformed paths, queries and cookies cause no server error', async () => {
  const odd = `/%ff /% /%00 /members/%00 /members/%ff /chats/%00 /likes/%E0%A4%A /..%2f..%2fetc //evil.example
    //evil.example/members //a//evil.example/ /.//evil.example/ /// /members// /__proto__ /constructor /.data /landers/__proto__ /landers/%00
    /landers/video/%ff /pages/constructor /transactions/%00 /members/x/landing2/%ff /members/x/landing3/__proto__
    /messages/__proto__-x.json /social/%00.png /assets/..%2f..%2fserver%2findex.js /media/%00 /api/%ff
    /__manifest?p=%ff /%ff.data /members/${'a'.repeat(1900)}`.split(/\s+/);
  const queries = [
    '?x=%ff%fe&to=%E0%A4%A&token=%00&lang=%00&step=%00',
    `?${'a=b&'.repeat(400)}`,
    '?token=a&token=b&to=//evil.example&to=/x&ref=a&ref=b&ref[]=c&lang=xx&lang=de&page=-1&page=NaN&profile=..%2f',
    '?_data=root&_data=%00&_routes=__proto__&index',
    '?ref=a',
  ];
  const cookie =
    'auth=%00%ff; locale=%E0%A4%A; entry; =; source=%7Bbad; consent=%%%; country=ZZ; payment_return=//evil.example';
  const requests = [
    ...[...odd, ...paths].flatMap((path) => [{ path }, { method: 'POST', path, headers: { origin } }]),
    ...odd.map((path) => ({ path: `${path}?ref=a` })),
    ...paths.flatMap((path) => queries.map((query) => ({ path: path + query }))),
    ...paths.flatMap((path) => [
      { path, headers: { cookie } },
      { path: `${path}.data?_routes=__proto__,root` },
    ]),
  ];
  expect(await faultsOf(requests)).toEqual([]);
});

/** Bodies that no page may read as a form. */
const noForms = [
  ['application/json', '{"token":1'],
  ['application/json', '[]'],
  ['text/plain', 'x=y'],
  ['multipart/form-data', 'garbage'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'],
  ['application/octet-stream', '\u0000\u0001'],
] as const;

/** Pages that take a form from a member. */
const withForm = [
  '/chats/x',
  '/complaints',
  '/complete-signup',
  '/credits/x',
  '/directdebit',
  '/likes',
  '/members/x',
  '/members/x/chat',
  '/notifications',
  '/profile',
  '/reset-password/do',
  '/settings',
  '/swipe-game',
  '/transactions',
  '/withdrawal',
];

/** Addresses that only take forms. */
const actions = ['/login.data', '/logout', '/language', '/entry', '/consent'];

test('malformed forms cause no server error and no redirect to another site', async () => {
  const forms: readonly (readonly [type: string, body: string])[] = [
    ...noForms,
    [
      'application/x-www-form-urlencoded',
      '%ff%00=%&token=%00&a[]=1&to=//evil.example&to=https://evil.example',
    ],
    ['application/x-www-form-urlencoded', 'to=%2F%5Cevil.example&locale=nl&consent=refuse&__proto__=1'],
    ['application/x-www-form-urlencoded', 'to=%2F%09%2Fevil.example&locale=nl&consent=refuse'],
  ];
  const requests = [...paths, ...actions].flatMap((path) =>
    forms.map(([type, body]) => ({ method: 'POST', path, headers: { origin, 'content-type': type }, body })),
  );
  expect(await faultsOf(requests)).toEqual([]);
});

test('pages with a form refuse what is no form, and nothing changes for the member who sent it', async () => {
  const me = await makeMember(amberlane);
  const state = async () => [
    await me.session.call<{ user: User }>('GET', '/api/user.php'),
    await me.session.call<{ profile: Profile }>('GET', '/api/profile.php'),
  ];
  const before = await state();
  const refused = async (path: string) => {
    const answers = await Promise.all(
      noForms.map(([type, body]) => {
        const headers = { origin, cookie: `auth=${me.session.auth}`, 'content-type': type };
        return ask({ method: 'POST', path, headers, body });
      }),
    );
    return [path, answers.map(({ status }) => status), answers.flatMap(({ cookies }) => cookies)];
  };
  const found = [];
  for (const path of [...withForm, ...actions]) found.push(await refused(path));
  expect(found).toEqual([...withForm, ...actions].map((path) => [path, [415, 415, 415, 400, 400, 415], []]));
  expect(await state()).toEqual(before);
});

test('forged forwarding headers are ignored, and forged hosts cause no server error', async () => {
  const forwarded = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'javascript',
    'x-forwarded-for': '::garbage, 1',
    forwarded: 'host=evil.example',
  };
  for (const path of paths) {
    const { text } = await ask({ path, headers: forwarded });
    expect(text, path).not.toContain('evil.example');
  }
  const files = ['/robots.txt', '/sitemap.xml', '/icon.svg', '/social/x.png', '/members/x/landing'];
  const hosts = ['evil.example', `${host.split(':', 1)[0]}:1`, 'a b<script>', '[::1]:99999999'];
  const requests = [...paths, ...files].flatMap((path) =>
    hosts.map((named) => ({ path, headers: { host: named } })),
  );
  expect(await faultsOf(requests)).toEqual([]);
});

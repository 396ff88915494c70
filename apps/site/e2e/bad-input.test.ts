import { expect, type APIRequestContext } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { expectErrorPage, printed } from './environment/error-page';
import { test } from './environment/limited-site';
import { plainRequest } from './environment/plain-request';
import { mailedToken } from './people/mail';
import { makeMember } from './people/made-member';
import { newcomer, type Newcomer } from './people/newcomer';

const text = textsOf(amberlane);
const origin = originOf(amberlane);

interface SignupSent {
  readonly person: Newcomer;
  readonly site?: string;
  readonly more?: Readonly<Record<string, string>>;
}

/** Submits the account form like a browser without script and cookies. */
async function sendSignup(request: APIRequestContext, { person, site = origin, more = {} }: SignupSent) {
  const { host, port } = new URL(site);
  const answer = await request.post(`http://127.0.0.1:${port}/signup`, {
    headers: { host, origin: site, cookie: 'locale=en; entry=1' },
    maxRedirects: 0,
    form: { ...person, birth_day: '14', birth_month: '4', birth_year: '1988', ...more },
  });
  return { status: answer.status(), location: answer.headers()['location'], html: await answer.text() };
}

test('a signup sent twice or from two tabs at once creates one account and reports the other', async ({
  request,
}) => {
  const person = newcomer();
  const tabs = await Promise.all([sendSignup(request, { person }), sendSignup(request, { person })]);
  expect(tabs.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([302, 409]);
  const again = await sendSignup(request, { person: { ...person, email: person.email.toUpperCase() } });
  expect([again.status, again.html.includes(printed(text('errors.account_exists')))]).toEqual([409, true]);
  expect(again.html).not.toContain(person.password);
});

test('the sixth signup from one IP address within half an hour returns 429', async ({
  request,
  limitedPort,
}) => {
  const site = originOf(amberlane, limitedPort);
  const answers = [];
  for (let sent = 0; sent < 6; sent += 1)
    answers.push(await sendSignup(request, { person: newcomer(), site }));
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302, 429]);
  expect(answers.at(-1)?.html).toContain(printed(text('reset.wait', { minutes: 30 })));
});

test('a signup with the honeypot field filled in creates no account', async ({ request }) => {
  const person = newcomer();
  const { status, location } = await sendSignup(request, {
    person,
    more: { website: 'https://spam.example' },
  });
  expect([status, location]).toEqual([303, '/signup']);
  expect((await sendSignup(request, { person })).status).toBe(302);
});

test('a long, repeated or scripted tracking source is truncated and escaped', async ({ request }) => {
  const script = encodeURIComponent('"><script>alert(1)</script>');
  const sources = [
    `ref=${'x'.repeat(1900)}`,
    'ref=a&ref=b',
    'ref[]=a&network[x]=b',
    `ref=${script}&sub1=%0d%0aSet-Cookie:x`,
  ];
  for (const source of sources) {
    const taken = await plainRequest(request, `${origin}/login?${source}`, { cookie: 'locale=en; entry=1' });
    const cookies = taken.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
    const kept = cookies
      .map(({ value }) => value.split(';', 1)[0])
      .find((pair) => pair?.startsWith('source='));
    expect(Buffer.byteLength(kept ?? ''), source).toBeLessThan(4000);
    const page = await plainRequest(request, `${origin}/signup`, {
      cookie: `locale=en; entry=1; ${kept ?? ''}`,
    });
    expect(page.status(), source).toBe(200);
    expect(await page.text(), source).not.toContain('<script>alert');
  }
  const tooLong = await plainRequest(request, `${origin}/login?ref=${'x'.repeat(3000)}`);
  expect(tooLong.status()).toBe(414);
});

test('prefetching a password reset link does not use it up, and the link works once', async ({ request }) => {
  const me = await makeMember(amberlane);
  await me.session.call('POST', '/api/reset-password.php', { email: me.email });
  const token = await mailedToken(me.email, '/reset-password/do');
  const { host, port } = new URL(origin);
  const headers = { host, origin, cookie: 'locale=en; entry=1' };
  const at = (used: string) => `http://127.0.0.1:${port}/reset-password/do?token=${used}`;
  for (const method of ['HEAD', 'GET', 'HEAD', 'OPTIONS'])
    await request.fetch(at(token), { method, headers });
  const form = { password: 'a-way-back-home', repeat: 'a-way-back-home' };
  const send = async (used: string) => {
    const answer = await request.post(at(used), { headers, form, maxRedirects: 0 });
    return { status: answer.status(), html: await answer.text() };
  };
  const cut = await send(token.slice(0, -1));
  expect(cut.status).toBe(422);
  expect(cut.html).toContain(printed(text('errors.link_invalid_or_expired')));
  expect((await send(token)).status).toBe(302);
  expect((await send(token)).status).toBe(422);
});

test('a slug of another niche or an unknown language returns 404', async ({ request }) => {
  for (const slug of ['xx', 'she-eng', 'gay-de', 'eng-she', 'en', 'ENG', '%00', '__proto__']) {
    const answer = await plainRequest(request, `${origin}/landers/gallery/${slug}`, {
      cookie: 'locale=en; entry=1',
    });
    expect(answer.status(), slug).toBe(404);
    expectErrorPage(await answer.text(), 'en', ['error_page.not_found', 'error_page.back_home']);
  }
});

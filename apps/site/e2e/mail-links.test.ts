import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { plainRequest } from './environment/plain-request';
import { mailedToken } from './people/mail';
import { makeMember, makeUnconfirmed, type MadeMember } from './people/made-member';

const text = textsOf(amberlane);
const origin = originOf(amberlane);
const { host, port } = new URL(origin);

/** Submits the button of a mailed link's page as the browser does, with the form's fields. */
async function press(
  request: APIRequestContext,
  path: string,
  page: APIResponse,
  { cookie = '', ...typed }: Readonly<Record<string, string>> = {},
): Promise<string> {
  const html = await page.text();
  const held = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const answer = await request.post(`http://127.0.0.1:${port}${path}`, {
    headers: { host, origin, cookie: `locale=en; ${cookie}` },
    maxRedirects: 0,
    form: { ...Object.fromEntries(held.map(([, name, value]) => [name, value])), ...typed },
  });
  return `${answer.status()} ${answer.headers()['location'] ?? ''}`;
}

const cookieOf = ({ session }: MadeMember): string => `auth=${session.auth}`;

const open = (request: APIRequestContext, path: string, cookie = '') =>
  plainRequest(request, `${origin}${path}`, { cookie: `locale=en; entry=1; ${cookie}` });

for (const who of ['a member', 'a visitor'] as const) {
  test(`submitting the activation repeatedly succeeds each time, by ${who}`, async ({ request }) => {
    const me = await makeUnconfirmed(amberlane);
    const cookie = who === 'a member' ? cookieOf(me) : '';
    const path = `/activate/done?token=${await mailedToken(me.email, '/activate/done')}`;
    const page = await open(request, path, cookie);
    const presses = [1, 2, 3].map(() => press(request, '/activate/done', page, { cookie }));
    expect(await Promise.all(presses)).toEqual(Array(3).fill('302 /activate/done'));
    expect(await press(request, '/activate/done', page, { cookie })).toBe('302 /activate/done');
    const again = await press(request, '/activate/done', await open(request, path, cookie), { cookie });
    expect(again).toBe(who === 'a member' ? '302 /activate/done' : '302 /activate/error');
  });
}

test('an invalid activation fails for an unconfirmed member, and leads a confirmed one on', async ({
  request,
}) => {
  const [me, other] = await Promise.all([makeUnconfirmed(amberlane), makeMember(amberlane)]);
  const page = await open(request, `/activate/done?token=${'x'.repeat(43)}`, cookieOf(me));
  expect(await press(request, '/activate/done', page, { cookie: cookieOf(me) })).toBe('302 /activate/error');
  expect(await press(request, '/activate/done', page, { cookie: cookieOf(other) })).toBe(
    '302 /activate/done',
  );
});

test('submitting the reactivation twice succeeds both times, and the link fails afterwards', async ({
  request,
}) => {
  const me = await makeMember(amberlane);
  const deletion = { reason: 'pause', password: me.password };
  await me.session.call('POST', '/api/account-deletion.php', deletion);
  const path = `/account-deleted?token=${await mailedToken(me.email, '/account-deleted')}`;
  const page = await open(request, path);
  const presses = [1, 2].map(() => press(request, '/account-deleted', page));
  expect(await Promise.all(presses)).toEqual(Array(2).fill('302 /account-deleted?back=1'));
  expect(await press(request, '/account-deleted', await open(request, path))).toBe(
    '302 /account-deleted?failed=1',
  );
});

test('submitting the new password twice succeeds both times, and another password is rejected', async ({
  request,
}) => {
  const me = await makeMember(amberlane);
  await me.session.call('POST', '/api/reset-password.php', { email: me.email });
  const path = `/reset-password/do?token=${await mailedToken(me.email, '/reset-password/do')}`;
  const page = await open(request, path);
  const chosen = { password: 'a-way-back-home', repeat: 'a-way-back-home' };
  const presses = [1, 2].map(() => press(request, path, page, chosen));
  expect(await Promise.all(presses)).toEqual(Array(2).fill('302 /reset-password/do?done=1'));
  const other = { password: 'another-way-back', repeat: 'another-way-back' };
  expect(await press(request, path, page, other)).toBe('422 ');
});

test('an activation whose response was lost succeeds on the repeated request', async ({ page }) => {
  const me = await makeUnconfirmed(amberlane);
  const link = `${origin}/activate/done?token=${await mailedToken(me.email, '/activate/done')}`;
  await page.route('**/activate/done*', async (route) => {
    if (route.request().method() === 'POST') {
      const { pathname, search } = new URL(route.request().url());
      const headers = { ...(await route.request().allHeaders()), host };
      await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}`, headers, maxRedirects: 0 });
    }
    return route.fallback();
  });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('activation.done_title'));
});

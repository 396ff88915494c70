import { locales } from '@heartwood/i18n';
import { expect, test } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { expectErrorPage, printed } from './environment/error-page';
import { plainForm, plainRequest } from './environment/plain-request';

const origin = originOf(amberlane);

/** Unknown addresses, one per layout. */
const unknown = ['/no-such-page', '/chats/no/such', '/landers/no-such', '/signup/no-such'];

const withDisclaimer: readonly string[] = ['/no-such-page', '/landers/no-such'];

test('an unknown path returns a 404 page with a home link in every layout and language', async ({
  request,
}) => {
  const asked = unknown.flatMap((path) => locales.map((locale) => ({ path, locale })));
  await Promise.all(
    asked.map(async ({ path, locale }) => {
      const answer = await plainRequest(request, `${origin}${path}`, {
        cookie: `locale=${locale}; entry=1`,
      });
      const html = await answer.text();
      expect(answer.status(), `${path} in ${locale}`).toBe(404);
      expectErrorPage(html, locale, ['error_page.not_found', 'error_page.back_home']);
      if (!withDisclaimer.includes(path)) return;
      const disclaimer = textsOf({ locale })('footer.disclaimer', { brand: 'Amberlane', min_age: 18 });
      expect(html, `${path} in ${locale}`).toContain(printed(disclaimer));
    }),
  );
});

test('an invalid activation link redirects to its error page, in every language', async ({ request }) => {
  const answers = [
    await plainRequest(request, `${origin}/activate/done?token=cut%20in%20two`),
    await plainForm(request, `${origin}/activate/done`, { token: 'of-nobody' }),
  ];
  expect(answers.map((answer) => [answer.status(), answer.headers()['location']])).toEqual([
    [302, '/activate/error'],
    [302, '/activate/error'],
  ]);
  await Promise.all(
    locales.map(async (locale) => {
      const text = textsOf({ locale });
      const answer = await plainRequest(request, `${origin}/activate/error`, {
        cookie: `locale=${locale}; entry=1`,
      });
      const html = await answer.text();
      expect(answer.status(), locale).toBe(200);
      expect(html, locale).toContain(`>${printed(text('errors.activation_failed'))}</h1>`);
      expect(html, locale).toMatch(/href="\/login\?to=%2Factivate%2Ferror"/);
    }),
  );
});

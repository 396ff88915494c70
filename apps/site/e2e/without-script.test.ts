import { expect, test } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { sendLogin } from './people/log-in';
import { enter, makeMember } from './people/made-member';
import { newcomer } from './people/newcomer';

const dutch = { ...amberlane, locale: 'nl' } as const;
const text = textsOf(dutch);
const origin = originOf(amberlane);

test.use({ javaScriptEnabled: false, locale: 'nl-NL' });
test.beforeEach(({ context }) => context.addCookies([{ name: 'locale', value: 'nl', url: origin }]));

test('the stylesheet is linked and applied', async ({ page }) => {
  await page.goto(origin);
  await expect(page.locator('link[rel="stylesheet"]').first()).toBeAttached();
  await expect(page.getByRole('button', { name: text('landing.submit') })).toHaveCSS('cursor', 'pointer');
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('font-family', /Times/);
});

test('the form on the landing page leads to the search', async ({ page }) => {
  await page.goto(origin);
  await page.getByLabel(text('landing.seek'), { exact: true }).selectOption('female');
  await page.getByLabel(text('landing.age'), { exact: true }).selectOption('50-70');
  await page.getByRole('button', { name: text('landing.submit') }).click();
  await expect(page).toHaveURL(`${origin}/members?gender=female&min_age=50&max_age=70`);
});

test('the show password button is hidden', async ({ page }) => {
  await page.goto(`${origin}/login`);
  await expect(page.getByLabel(text('login.password'), { exact: true })).toBeVisible();
  await expect(page.getByLabel(text('login.show_password'))).toBeHidden();
});

test('login, like, message and logout work by forms', async ({ page, context }) => {
  const [me, other] = await Promise.all([makeMember(dutch), makeMember(dutch)]);
  await page.goto(`${origin}/members/${other.id}/chat`);
  await expect(page).toHaveURL(`${origin}/login?to=${encodeURIComponent(`/members/${other.id}/chat`)}`);
  await sendLogin(page, text, me);
  await expect(page).toHaveURL(`${origin}/members/${other.id}/chat`);

  await page.getByLabel(text('chat.field')).fill('Zonder script\nzeg ik ook hallo');
  await page.getByRole('button', { name: text('actions.send'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^${origin}/chats/[\\w-]+$`));
  const messages = page.getByRole('region', { name: text('chat.log', { name: other.name }) });
  await expect(messages.getByText('Zonder script')).toHaveCount(1);

  await page.goto(`${origin}/members/${other.id}`);
  await page
    .getByRole('button', { name: text('people.like_name', { name: other.name }) })
    .first()
    .click();
  await expect(
    page.getByRole('button', { name: text('people.unlike_name', { name: other.name }) }).first(),
  ).toBeVisible();
  const likes = await other.session.call<{ liked_by: { id: string }[] }>('GET', '/api/likes.php');
  expect(likes.liked_by.map(({ id }) => id)).toEqual([me.id]);

  await page.goto(`${origin}/members`);
  await page.getByLabel(text('navigation.account')).click();
  await page
    .getByRole('button', { name: text('navigation.logout') })
    .first()
    .click();
  await expect(page).toHaveURL(`${origin}/`);
  const cookies = await context.cookies(origin);
  expect(cookies.filter(({ name }) => name === 'auth')).toEqual([]);
});

test('a blank message shows its error', async ({ page, context }) => {
  const [me, other] = await Promise.all([makeMember(dutch), makeMember(dutch)]);
  await enter(context, me);
  await page.goto(`${origin}/members/${other.id}/chat`);
  await page.getByLabel(text('chat.field')).fill('   ');
  await page.getByRole('button', { name: text('actions.send'), exact: true }).click();
  await expect(page.getByText(text('errors.message_empty'), { exact: true })).toBeVisible();
});

test('the member search applies and saves its filters, and has pages', async ({ page, context }) => {
  const me = await makeMember(dutch);
  await enter(context, me);
  await page.goto(`${origin}/members`);
  const gender = page.locator('summary', { hasText: `${text('members.gender')}: ` });
  await gender.click();
  await page.getByRole('radio', { name: text('members.men'), exact: true }).check({ force: true });
  await page
    .getByRole('button', { name: text('members.apply') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/members\?.*gender=male/);
  await expect(gender).toHaveText(`${text('members.gender')}: ${text('members.men')}`);
  await page.goto(`${origin}/members`);
  await expect(gender).toHaveText(`${text('members.gender')}: ${text('members.men')}`);
  await page.goto(`${origin}/members?gender=all&country=all`);
  await page.getByRole('link', { name: text('members.more') }).click();
  await expect(page).toHaveURL(/gender=all.*&page=2$/);
});

test('the language menu changes the language', async ({ page, context }) => {
  await page.goto(`${origin}/login?to=%2Flikes`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.locator('summary', { hasText: 'NL' }).first().click();
  await page.getByRole('button', { name: 'Français' }).first().click();
  await expect(page).toHaveURL(`${origin}/login?to=%2Flikes`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const french = textsOf({ locale: 'fr' });
  await expect(page.getByRole('heading', { name: french('login.title') })).toBeVisible();
  const cookies = await context.cookies(origin);
  expect(cookies.find(({ name }) => name === 'locale')?.value).toBe('fr');
});

test.describe('signup', () => {
  const account = {
    name: 'Zonder Script',
    email: 'zonder@walk.example',
    password: 'een-lange-wandeling',
    birth: ['14', '4', '1988'],
  };

  const wrong = [
    ['an address without a top-level domain', { email: 'robin@walk' }, 'Ongeldige e-mail'],
    [
      'a name equal to the address',
      { name: 'zonder@walk.example' },
      'Je profielnaam moet anders zijn dan je e-mailadres',
    ],
    ['a name that starts with @', { name: '@robin' }, 'Je profielnaam mag niet met @ beginnen'],
    [
      'a date of birth below the minimum age',
      { birth: ['31', '12', String(new Date().getUTCFullYear() - 18)] },
      'Vul uw geboortedatum in (18+ jaar)',
    ],
    [
      'a day that the month does not have',
      { birth: ['31', '2', '1988'] },
      'Deze datum bestaat niet. Controleer de dag, de maand en het jaar.',
    ],
  ] as const;

  for (const [what, change, words] of wrong) {
    test(`${what} shows the specified error`, async ({ page }) => {
      const { name, email, password, birth } = { ...account, ...change };
      await page.goto(`${origin}/signup`);
      await page.getByLabel(text('signup.name'), { exact: true }).fill(name);
      await page.getByLabel(text('signup.email'), { exact: true }).fill(email);
      await page.getByLabel(text('signup.password'), { exact: true }).fill(password);
      await page.getByLabel(text('signup.day'), { exact: true }).selectOption(birth[0]);
      await page.getByLabel(text('signup.month'), { exact: true }).selectOption(birth[1]);
      await page.getByLabel(text('signup.year'), { exact: true }).selectOption(birth[2]);
      await page.getByRole('button', { name: text('signup.account_submit') }).click();
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
      await expect(page.getByLabel(text('signup.name'), { exact: true })).toHaveValue(name);
      await expect(page.getByLabel(text('signup.email'), { exact: true })).toHaveValue(email);
      await expect(page.getByLabel(text('signup.year'), { exact: true })).toHaveValue(birth[2]);
    });
  }

  test('an email address with an account shows a link to the login', async ({ page }) => {
    const known = await makeMember(dutch);
    await page.goto(`${origin}/signup`);
    await page.getByLabel(text('signup.name'), { exact: true }).fill('Iemand anders');
    await page.getByLabel(text('signup.email'), { exact: true }).fill(known.email.toUpperCase());
    await page.getByLabel(text('signup.password'), { exact: true }).fill(account.password);
    await page.getByLabel(text('signup.day'), { exact: true }).selectOption('14');
    await page.getByLabel(text('signup.month'), { exact: true }).selectOption('4');
    await page.getByLabel(text('signup.year'), { exact: true }).selectOption('1988');
    await page.getByRole('button', { name: text('signup.account_submit') }).click();
    const alert = page.getByRole('alert').filter({ hasText: text('errors.account_exists') });
    await alert.getByRole('link', { name: text('navigation.login') }).click();
    await expect(page.getByRole('heading', { name: text('login.title') })).toBeVisible();
  });

  test('a valid form leads through the steps, which survive a reload', async ({ page }) => {
    const me = newcomer();
    await page.goto(`${origin}/signup`);
    await page.getByLabel(text('signup.name'), { exact: true }).fill(me.name);
    await page.getByLabel(text('signup.email'), { exact: true }).fill(me.email);
    await page.getByLabel(text('signup.password'), { exact: true }).fill(me.password);
    await page.getByLabel(text('signup.day'), { exact: true }).selectOption('14');
    await page.getByLabel(text('signup.month'), { exact: true }).selectOption('4');
    await page.getByLabel(text('signup.year'), { exact: true }).selectOption('1988');
    await page.getByRole('button', { name: text('signup.account_submit') }).click();
    await expect(page.getByRole('heading', { name: text('signup.photo_title') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: text('signup.photo_title') })).toBeVisible();
    await page.getByRole('button', { name: text('signup.skip') }).click();
    await expect(page.getByRole('heading', { name: text('signup.about_title') })).toBeVisible();
    await page.getByLabel(text('profile.gender.female'), { exact: true }).check({ force: true });
    await page.getByRole('button', { name: text('actions.continue') }).click();
    await expect(page.getByRole('heading', { name: text('signup.looks_title') })).toBeVisible();
    await page.getByRole('link', { name: text('actions.back') }).click();
    await expect(page.getByLabel(text('profile.gender.female'), { exact: true })).toBeChecked();
  });
});

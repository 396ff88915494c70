import type { Locale } from '@heartwood/i18n';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { textsOf, type Texts } from './environment/brands';
import { test, type Foreign } from './environment/foreign-server';
import { standInDirectDebit, textedCode } from './people/stand-in-direct-debit';

const details = {
  account_holder: 'Saffron Demo',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Voorbeeldstraat',
  house_number: '12a',
  zip: '3511 AB',
  city: 'Utrecht',
  phone: '06-1234 5678',
};
const fieldNames = {
  account_holder: 'holder',
  iban: 'iban',
  street: 'street',
  house_number: 'house_number',
  zip: 'zip',
  city: 'city',
  phone: 'phone',
} as const;
type Field = keyof typeof details;

async function enter(context: BrowserContext, { server, origin }: Foreign, language: Locale): Promise<void> {
  const session = server.login();
  const [name = '', value = ''] = session.split('=');
  const answer = await fetch(`${server.url}/api/user.php`, { headers: { Cookie: session } });
  const { user } = (await answer.json()) as { user: object };
  server.answer('getUser', { status: 200, body: { user: { ...user, language } } });
  const cookies = { [name]: value, entry: '1', consent: 'refuse' };
  await context.addCookies(
    Object.entries(cookies).map(([key, text]) => ({ name: key, value: text, url: origin })),
  );
}

const fieldOf = (page: Page, text: Texts, field: Field): Locator =>
  page.getByLabel(text(`directdebit.${fieldNames[field]}`), { exact: true });

async function fill(page: Page, text: Texts, change: Partial<typeof details> = {}): Promise<void> {
  for (const [field, value] of Object.entries({ ...details, ...change }))
    await fieldOf(page, text, field as Field).fill(value);
}

async function expectDetails(page: Page, text: Texts): Promise<void> {
  for (const [field, value] of Object.entries(details))
    await expect(fieldOf(page, text, field as Field)).toHaveValue(value);
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

const codeField = (page: Page, text: Texts): Locator =>
  page.getByLabel(text('directdebit.code'), { exact: true });

async function ask(page: Page, text: Texts): Promise<void> {
  await page.getByRole('checkbox').check();
  await button(page, text('directdebit.request')).click();
}

async function toMandate(page: Page, text: Texts): Promise<void> {
  await fill(page, text);
  await button(page, text('directdebit.next')).click();
  await expect(button(page, text('directdebit.request'))).toBeVisible();
}

async function toCode(page: Page, text: Texts): Promise<void> {
  await toMandate(page, text);
  await ask(page, text);
  await expect(page.getByRole('heading', { name: text('directdebit.code_title') })).toBeVisible();
}

const pathOf = ({ origin }: Foreign) => `${origin}/directdebit?package=credits_60`;
const ordered = { ...details, package: 'credits_60', amount: 2999, country: 'NL', express_request: true };

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of ['de', 'nl', 'en'] as const) {
  test(`a direct debit order leads from the details over mandate and code to the credits, in ${locale}`, async ({
    page,
    context,
    foreign,
  }) => {
    const text = textsOf({ locale });
    const standIn = standInDirectDebit(foreign);
    await enter(context, foreign, locale);
    await page.goto(pathOf(foreign));
    await toMandate(page, text);
    await expect(page.getByText(text('directdebit.mandate.refund'))).toBeVisible();
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await ask(page, text);
    await codeField(page, text).fill(textedCode);
    expect(foreign.server.calls.filter(({ operation }) => operation === 'confirmDirectDebit')).toEqual([]);
    await button(page, text('credits.submit')).click();
    await expect(
      page.getByRole('heading', { name: text('directdebit.done_title', { count: 60 }) }),
    ).toBeVisible();
    await expect(page).toHaveURL(/payment=/);
    await page.reload();
    await expect(
      page.getByRole('heading', { name: text('directdebit.done_title', { count: 60 }) }),
    ).toBeVisible();
    expect(standIn.orders()).toEqual([ordered]);
    expect(foreign.server.calls.flatMap(({ problems }) => problems)).toEqual([]);
  });
}

const text = textsOf({ locale: 'nl' });

test.describe('the details step', () => {
  test.beforeEach(async ({ page, context, foreign }) => {
    await enter(context, foreign, 'nl');
    standInDirectDebit(foreign);
    await page.goto(pathOf(foreign));
  });

  test('groups the IBAN while typing, names the bank of a valid one, and rejects only a complete one', async ({
    page,
  }) => {
    const iban = fieldOf(page, text, 'iban');
    await iban.pressSequentially('nl91abna04171643');
    await expect(iban).toHaveValue('NL91 ABNA 0417 1643');
    await expect(page.getByText(text('directdebit.iban_missing', { count: 2 }))).toBeVisible();
    await iban.pressSequentially('01');
    await expect(page.getByText(text('directdebit.iban_wrong'))).toBeVisible();
    await iban.fill('NL91ABNA0417164300');
    await expect(
      page.getByText(text('directdebit.iban_right_bank', { bank: 'ABN AMRO', country: 'Nederland' })),
    ).toBeVisible();
    await expect(page.getByText(text('directdebit.iban_wrong'))).toBeHidden();
  });

  test('rejects a landline number and a missing field at their fields', async ({ page }) => {
    await fill(page, text, { phone: '024 322 1000', city: '' });
    await button(page, text('directdebit.next')).click();
    await expect(page.getByText(text('directdebit.phone_wrong'))).toBeVisible();
    await expect(fieldOf(page, text, 'city')).toHaveAccessibleDescription(text('errors.field.required'));
    await expect(fieldOf(page, text, 'iban')).toHaveValue(details.iban);
  });

  test('going back keeps the entered values, and no request URL contains the IBAN', async ({
    page,
    foreign,
  }) => {
    await toCode(page, text);
    await page.goBack();
    await expect(button(page, text('directdebit.request'))).toBeVisible();
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await page.goBack();
    await expect(button(page, text('directdebit.next'))).toBeVisible();
    await expectDetails(page, text);
    expect(foreign.server.calls.map(({ url }) => url).filter((url) => url.includes('NL91'))).toEqual([]);
  });

  test('a pending order continues at the code after a reload and in a second tab', async ({
    page,
    context,
    foreign,
  }) => {
    await toCode(page, text);
    await page.reload();
    await expect(codeField(page, text)).toBeVisible();
    const second = await context.newPage();
    await second.goto(pathOf(foreign));
    await codeField(second, text).fill(textedCode);
    await button(second, text('credits.submit')).click();
    await expect(
      second.getByRole('heading', { name: text('directdebit.done_title', { count: 60 }) }),
    ).toBeVisible();
  });
});

test('a wrong code shows the attempts left, the fifth removes the field, and a new code restores it', async ({
  page,
  context,
  foreign,
}) => {
  await enter(context, foreign, 'nl');
  const standIn = standInDirectDebit(foreign);
  await page.goto(pathOf(foreign));
  await toCode(page, text);
  const field = codeField(page, text);
  for (const count of [4, 3, 2, 1]) {
    await field.fill('407192');
    await button(page, text('credits.submit')).click();
    await expect(field).toHaveAccessibleDescription(
      `${text('errors.code_invalid')}. ${text('directdebit.tries_left', { count })}`,
    );
    await expect(field).toHaveValue('407192');
  }
  await button(page, text('credits.submit')).click();
  await expect(page.getByRole('alert')).toContainText(text('directdebit.code_spent'));
  await expect(page.getByRole('alert')).toContainText(text('directdebit.nothing_taken'));
  await expect(field).toBeHidden();
  standIn.waited();
  await page.reload();
  await button(page, text('directdebit.another')).click();
  await expect(field).toHaveValue('');
  await field.fill(textedCode);
  await button(page, text('credits.submit')).click();
  await expect(
    page.getByRole('heading', { name: text('directdebit.done_title', { count: 60 }) }),
  ).toBeVisible();
});

test('a changed price, a reached limit and a blocked account show their errors and another method', async ({
  page,
  context,
  foreign,
}) => {
  await enter(context, foreign, 'nl');
  const standIn = standInDirectDebit(foreign);
  const heading = (id: string) => page.getByRole('heading', { name: text(id) });
  await page.goto(pathOf(foreign));
  await toMandate(page, text);

  standIn.refuse(409, 'amount_changed', { amount: 3499, currency: 'EUR' });
  await ask(page, text);
  await expect(page.getByRole('alert')).toContainText(text('errors.amount_changed'));
  await expect(page.getByRole('alert')).toContainText(text('directdebit.nothing_taken'));
  await expectDetails(page, text);

  standIn.refuse(403, 'spend_limit_reached');
  await button(page, text('directdebit.request')).click();
  await expect(page.getByRole('alert')).toContainText(text('errors.spend_limit_reached'));
  await expectDetails(page, text);
  await expect(page.getByRole('checkbox')).toBeChecked();

  standIn.refuse(429, 'directdebit_limit_reached', {
    amount: 1240,
    currency: 'EUR',
    from: '2026-12-03',
  });
  await button(page, text('directdebit.request')).click();
  await expect(heading('credits.debit_limit')).toBeVisible();

  standIn.refuse(403, 'directdebit_blocked', { amount: 1490, currency: 'EUR' });
  await page.goto(pathOf(foreign));
  await toMandate(page, text);
  await ask(page, text);
  await expect(heading('directdebit.blocked_title')).toBeVisible();
  await expect(page.getByText(text('directdebit.blocked_open', { amount: '€ 14,90' }))).toBeVisible();
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await button(page, text('directdebit.others_submit')).click();
  await expect(page).toHaveURL(`${foreign.origin}/credits/credits_60/paypal?country=NL`);
});

test('a member who may not order sees the reason and the other payment methods before the form', async ({
  page,
  context,
  foreign,
}) => {
  await enter(context, foreign, 'nl');
  standInDirectDebit(foreign, { status: 'limit', used: 8760, from: '2026-12-03', reference: null });
  await page.goto(pathOf(foreign));
  await expect(page.getByRole('heading', { name: text('credits.debit_limit') })).toBeVisible();
  await expect(page.getByText(text('directdebit.limit_from', { date: '3 december' }))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(2);
  standInDirectDebit(foreign, { status: 'blocked', open: 1490, reference: null });
  await page.reload();
  await expect(page.getByRole('heading', { name: text('directdebit.blocked_title') })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each step is a page and keeps the entered values', async ({ page, context, foreign }) => {
    await enter(context, foreign, 'nl');
    const standIn = standInDirectDebit(foreign);
    await page.goto(pathOf(foreign));
    await fill(page, text, { phone: '024 322 1000' });
    await button(page, text('directdebit.next')).click();
    await expect(page.getByText(text('directdebit.phone_wrong'))).toBeVisible();
    await expect(fieldOf(page, text, 'iban')).toHaveValue(details.iban);
    await fieldOf(page, text, 'phone').fill(details.phone);
    await button(page, text('directdebit.next')).click();
    await button(page, text('directdebit.request')).click();
    await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(
      text('errors.express_request_required'),
    );
    await ask(page, text);
    await button(page, text('directdebit.change')).click();
    await expect(fieldOf(page, text, 'phone')).toHaveValue(details.phone);
    await ask(page, text);
    await codeField(page, text).fill('407192');
    await button(page, text('credits.submit')).click();
    await expect(codeField(page, text)).toHaveAccessibleDescription(
      `${text('errors.code_invalid')}. ${text('directdebit.tries_left', { count: 4 })}`,
    );
    await codeField(page, text).fill(textedCode);
    await button(page, text('credits.submit')).click();
    await expect(
      page.getByRole('heading', { name: text('directdebit.done_title', { count: 60 }) }),
    ).toBeVisible();
    await expect(page).toHaveURL(/package=credits_60&payment=/);
    expect(standIn.orders()).toEqual([ordered, ordered]);
  });
});

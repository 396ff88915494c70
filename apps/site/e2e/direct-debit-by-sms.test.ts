import { randomInt } from 'node:crypto';
import type { Credits, User } from '@heartwood/api-contract';
import { expect, test } from '@playwright/test';
import { everyBrand, originOf, textsOf, type VisitedBrand } from './environment/brands';
import { enter, makeMember } from './people/made-member';
import { textedCodeTo } from './people/text-message';

interface Buyer {
  readonly brand: VisitedBrand['id'];
  readonly locale: VisitedBrand['locale'];
  readonly country: string;
  readonly iban: string;
  /** The number's prefix, international and national; a unique number follows. */
  readonly mobile: readonly [abroad: string, home: string];
}

const buyers: readonly Buyer[] = [
  {
    brand: 'samtlicht',
    locale: 'de',
    country: 'DE',
    iban: 'DE89370400440532013000',
    mobile: ['+49171', '0171 '],
  },
  {
    brand: 'zilverlinde',
    locale: 'nl',
    country: 'NL',
    iban: 'NL91 ABNA 0417 1643 00',
    mobile: ['+3161', '06-1'],
  },
  {
    brand: 'amberlane',
    locale: 'en',
    country: 'IE',
    iban: 'ie29aibk93115212345678',
    mobile: ['+35387', '087 '],
  },
];

test.use({ viewport: { width: 390, height: 844 } });

for (const { brand: id, locale, country, iban, mobile } of buyers) {
  test(`on ${id} a member pays by direct debit with the code from a text message, and withdraws, in ${locale}`, async ({
    page,
    context,
  }) => {
    const text = textsOf({ locale });
    const own = String(randomInt(2_000_000, 9_999_999));
    const found = everyBrand.find((one) => one.id === id);
    const me = await makeMember({ ...(found as VisitedBrand), locale, country });
    await enter(context, me);
    const { packages } = await me.session.call<Credits>('GET', `/api/credits.php?country=${country}`);
    const [smallest] = packages.toSorted((one, other) => one.amount - other.amount);
    await page.goto(`${originOf({ id })}/directdebit?package=${smallest?.id}&country=${country}`);
    const typed = {
      holder: 'Robin Demo',
      iban,
      street: 'Sample Street',
      house_number: '7',
      zip: '12345',
      city: 'Sampletown',
      phone: `${mobile[1]}${own}`,
    };
    for (const [field, value] of Object.entries(typed))
      await page.getByLabel(text(`directdebit.${field}`), { exact: true }).fill(value);
    const press = (message: string) => page.getByRole('button', { name: text(message), exact: true }).click();
    await press('directdebit.next');
    await page.getByRole('checkbox').check();
    await press('directdebit.request');
    const code = page.getByLabel(text('directdebit.code'), { exact: true });
    await expect(code).toBeVisible();
    await page.reload();
    await code.fill(await textedCodeTo(`${mobile[0]}${own}`));
    await press('credits.submit');
    await expect(page.getByText(text('directdebit.mail_title'))).toBeVisible();
    const memberNow = async () => {
      const { user } = await me.session.call<{ user: User }>('GET', '/api/user.php');
      return [user.paid_user, user.credits];
    };
    expect(await memberNow()).toEqual([true, smallest?.credits]);
    await page.getByRole('link', { name: text('directdebit.to_payment') }).click();
    await expect(page).toHaveURL(/\/transactions\/[\w-]+$/);

    await page
      .getByRole('main')
      .getByRole('link', { name: text('withdrawal.title') })
      .click();
    await page.getByLabel(text('withdrawal.name')).fill('Robin Demo');
    await press('actions.continue');
    await press('withdrawal.confirm');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('withdrawal.received_title'));
    expect(await memberNow()).toEqual([true, 0]);
  });
}

import { expect, test } from '@playwright/test';
import { originOf, textsOf, type VisitedBrand } from './environment/brands';

const niches: readonly { id: VisitedBrand['id']; locale: VisitedBrand['locale']; overlay: string }[] = [
  { id: 'fleurisel', locale: 'fr', overlay: 'she.' },
  { id: 'rondavita', locale: 'es', overlay: 'bbw.' },
  { id: 'zilverlinde', locale: 'nl', overlay: 'gilf.' },
  { id: 'seravigna', locale: 'it', overlay: 'milf.' },
  { id: 'nordkobalt', locale: 'sv', overlay: 'gay.' },
  { id: 'amberlane', locale: 'en', overlay: '' },
];

for (const { id, locale, overlay } of niches) {
  test(`${id} uses the texts of its niche, on its pages and in its message catalogue`, async ({ page }) => {
    const text = textsOf({ locale });
    const title = text(`${overlay}members.title`);
    await page.goto(`${originOf({ id })}/members`);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    await expect(page.getByText(text(`${overlay}members.join_text`))).toBeVisible();
    const catalogue = page.waitForResponse(/\/messages\//);
    await page.getByRole('link', { name: text('members.join_action') }).click();
    const messages = (await (await catalogue).json()) as Record<string, { value: string }[]>;
    expect(messages['members.title']?.map(({ value }) => value).join('')).toBe(title);
    expect(Object.keys(messages).filter((name) => /^(she|bdsm|bbw|gilf|milf|gay)\./.test(name))).toEqual([]);
    const signup = page.getByRole('dialog', { name: text('navigation.signup') });
    await expect(signup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(signup).toBeHidden();
    await expect(heading).toBeVisible();
  });
}

test('a message catalogue of an unknown niche or language returns 404', async ({ page }) => {
  await page.goto(`${originOf({ id: 'amberlane' })}/login`);
  const statuses = await page.evaluate(async () => {
    const files = ['en-gay-000000000000', 'en-nobody-000000000000', 'xx-gay-000000000000', 'en-gay'];
    const answers = await Promise.all(files.map((file) => fetch(`/messages/${file}.json`)));
    return answers.map(({ status }) => status);
  });
  expect(statuses).toEqual([200, 404, 404, 404]);
});

import { expect, test, type Page } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { enter, makeMember } from './people/made-member';

const text = textsOf(amberlane);
const origin = originOf(amberlane);

interface Focused {
  name: string;
  top: number;
  isShown: boolean;
  isOutside: boolean;
  isPage: boolean;
}

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const label = element.closest('label') ?? element;
    const marked = [element, label, element.nextElementSibling, element.parentElement].some((candidate) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    const { top, width, height } = element.getBoundingClientRect();
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '',
      top: top + window.scrollY,
      isShown: marked && width > 0 && height > 0,
      isOutside: element !== document.body && element.closest('[role=dialog], dialog') === null,
      isPage: element === document.body,
    };
  });

for (const path of ['/login', '/members', '/likes', '/credits'] as const) {
  test(`${path}: the skip link comes first, and every focused element has a visible focus`, async ({
    page,
    context,
  }) => {
    if (path !== '/login') await enter(context, await makeMember(amberlane));
    await page.goto(`${origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: text('navigation.skip_to_content') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    const stops: Focused[] = [];
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (stop.isPage) break;
      stops.push(stop);
    }
    expect(stops.length).toBeGreaterThan(5);
    expect(stops.filter(({ isShown }) => !isShown)).toEqual([]);
    await page.goto(`${origin}${path}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(true);
  });
}

test('the signup dialog traps the focus and restores it', async ({ page }) => {
  await page.goto(`${origin}/login`);
  const opener = page.getByRole('link', { name: text('login.signup') });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: text('navigation.signup') })).toBeVisible();
  for (const key of [...Array<string>(16).fill('Tab'), ...Array<string>(5).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await focused(page)).toMatchObject({ isOutside: false });
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the block confirmation traps the focus and restores it', async ({ page, context }) => {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await enter(context, me);
  await page.goto(`${origin}/members/${other.id}`);
  const menu = page.getByLabel(text('profile_view.more')).first();
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({ isOutside: false });
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(menu).toBeFocused();
});

test('the filter sheet on a phone traps the focus, restores it and applies the filters', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(context, await makeMember(amberlane));
  await page.goto(`${origin}/members`);
  const opener = page.getByRole('button', { name: text('members.filters') });
  const sheet = page.getByRole('dialog', { name: text('members.filters') });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    expect(stop.isOutside && !stop.isPage).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await sheet.click({ position: { x: 4, y: 40 } });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await sheet.locator('summary', { hasText: text('members.gender') }).press('Enter');
  await sheet.getByRole('radio', { name: text('members.men'), exact: true }).press('Space');
  await sheet.locator('summary', { hasText: text('members.age') }).press('Enter');
  await sheet.getByLabel(text('members.age_from')).selectOption('30');
  await sheet.getByRole('button', { name: text('members.apply') }).press('Enter');
  await expect(page).toHaveURL(/\/members\?.*gender=male.*min_age=30/);
  await expect(sheet).toBeHidden();
});

test('a message is written and sent by keyboard', async ({ page, context }) => {
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await enter(context, me);
  await page.goto(`${origin}/members/${other.id}/chat`);
  await expect(page.getByLabel(text('chat.field'))).toBeFocused();
  await page.keyboard.type('One line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('and another');
  await page.keyboard.press('Enter');
  const messages = page.getByRole('region', { name: text('chat.log', { name: other.name }) });
  await expect(messages.getByText('and another')).toBeVisible();
  await expect(page.getByLabel(text('chat.field'))).toHaveValue('');
  await expect(page.getByLabel(text('chat.field'))).toBeFocused();
});

import { expect, test } from '@playwright/test';
import type { MatchFinder } from '@heartwood/api-contract';
import { amberlane, originOf, textsOf } from './environment/brands';
import { openWithStream } from './environment/open-page';
import { enter, makeMember } from './people/made-member';

const text = textsOf(amberlane);
const address = `${originOf(amberlane)}/match-finder`;
const all = ['evening', 'sunday', 'plans', 'dinner', 'laugh', 'best_hours', 'weekend', 'music'] as const;

test(
  'questions are answered by click or number key or skipped; results show the reason for each match',
  { tag: '@phone' },
  async ({ page, context }) => {
    const me = await makeMember(amberlane);
    await enter(context, me);
    await openWithStream(page, address);
    const question = (id: string) => page.getByRole('heading', { level: 1, name: text(`finder.${id}`) });
    await expect(page.getByText(text('finder.privacy'))).toBeVisible();
    await page.getByRole('link', { name: text('finder.first') }).click();

    await expect(question('evening')).toBeVisible();
    await page.getByRole('radio', { name: text('finder.evening_home') }).click();
    await expect(question('sunday')).toBeVisible();
    await page.keyboard.press('1');
    await expect(question('plans')).toBeVisible();
    for (const id of all.slice(2)) {
      await expect(question(id)).toBeVisible();
      await page
        .getByRole('link', { name: text('finder.skip'), exact: true })
        .filter({ visible: true })
        .click();
    }
    await expect(page.getByText(text('finder.people_text', { count: 2 }), { exact: true })).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 2 }).filter({
        hasText: new RegExp(
          `${text('finder.evening_home_reason')}|${text('finder.sunday_before_birds_reason')}`,
        ),
      }),
    ).toBeVisible();

    await page.getByRole('link', { name: text('finder.change'), exact: true }).click();
    await expect(page.getByRole('radio', { name: text('finder.evening_home') })).toBeChecked();
    const { answers } = await me.session.call<MatchFinder>('GET', '/api/match-finder.php');
    expect(answers).toEqual({ evening: 'home', sunday: 'before_birds' });
  },
);

test('arrow keys select an answer without submitting it, and the button submits it', async ({
  page,
  context,
}) => {
  await enter(context, await makeMember(amberlane));
  await openWithStream(page, `${address}?question=laugh`);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: text('finder.laugh_audible') })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: text('finder.next') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: text('finder.best_hours') })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is a form with a button', async ({ page, context }) => {
    const me = await makeMember(amberlane);
    await enter(context, me);
    await page.goto(`${address}?question=music`);
    await page.getByRole('radio', { name: text('finder.music_sing_along') }).check();
    await page.getByRole('button', { name: text('finder.next') }).click();
    await expect(page).toHaveURL(`${address}?show=people`);
    const { answers } = await me.session.call<MatchFinder>('GET', '/api/match-finder.php');
    expect(answers).toEqual({ music: 'sing_along' });
  });
});

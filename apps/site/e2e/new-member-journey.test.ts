import type { User } from '@heartwood/api-contract';
import { expect, test } from '@playwright/test';
import { originOf, textsOf, visitedBrands } from './environment/brands';
import { hydrated, openWithStream } from './environment/open-page';
import { askApi } from './people/ask-api';
import { say, thread } from './people/conversation';
import { demoMember } from './people/demo-member';
import { linkInMail } from './people/mail';
import { enter } from './people/made-member';
import { fillAccount, newcomer } from './people/newcomer';
import { placeOrder } from './people/place-order';
import { walkSteps } from './people/walk-steps';
import { watchThrown } from './people/watch-page';

for (const brand of visitedBrands) {
  test(
    `a new member signs up, gets a match, chats and buys credits, on ${brand.id}`,
    { tag: '@phone' },
    async ({ browser }, info) => {
      const text = textsOf(brand);
      const origin = originOf(brand);
      const options = { ...info.project.use, locale: `${brand.locale}-${brand.country}` };
      const mine = await browser.newContext(options);
      const page = await mine.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Hydration/.test(message.text()))
          problems.push(`${page.url()}: ${message.text()}`);
      });
      watchThrown(page, (message) => problems.push(`${page.url()}: ${message}`));
      const me = newcomer();

      await page.goto(origin);
      await page.getByRole('button', { name: text('landing.submit') }).click();
      // Both pages have a link of that name.
      await expect(page).toHaveURL(/\/(members|signup)\?/);
      if (brand.visitorsSearch)
        await page
          .getByRole('link', { name: text('members.join_action') })
          .first()
          .click();
      await fillAccount(page, text, me);
      await walkSteps(page, text, brand.country);

      await page.goto(await linkInMail(me.email, '/activate/done'));
      await expect(page.getByRole('heading', { name: text('activation.done_title') })).toBeVisible();

      await page.goto(`${origin}/members`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      const theirs = await browser.newContext({ ...options });
      const user = await demoMember(brand);
      await enter(theirs, user);

      await openWithStream(page, `${origin}/members/${user.id}`);
      await page
        .getByRole('button', { name: text('people.like_name', { name: user.name }) })
        .first()
        .click();
      const own = await askApi<{ user: Pick<User, 'id' | 'profile'> }>(page, 'GET', '/api/user.php');
      expect(own.user.profile).toMatchObject({
        gender: 'male',
        country: brand.country,
        hair_colour: 'black',
      });
      await expect
        .poll(async () => {
          const likes = await user.session.call<{ liked_by: { id: string }[] }>('GET', '/api/likes.php');
          return likes.liked_by.some(({ id }) => id === own.user.id);
        })
        .toBe(true);
      const other = await theirs.newPage();
      await other.goto(`${origin}/members/${own.user.id}`);
      await hydrated(other);
      await other
        .getByRole('button', { name: text('people.like_name', { name: me.name }) })
        .filter({ visible: true })
        .first()
        .click();
      for (const one of [page, other]) await expect(one.getByText(text('match.match_title'))).toBeVisible();
      await page.getByRole('link', { name: text('match.write', { name: user.name }) }).click();
      await expect(page).toHaveURL(/\/(chats|members)\/.+/);

      for (const words of ['A first hello', 'A second hello', 'A third hello']) {
        await say(page, text, words);
        await expect(thread(page, text, user.name).getByText(words)).toBeVisible();
      }
      await page.getByRole('link', { name: text('chat.top_up') }).click();
      await placeOrder(page, text, info.project.use.isMobile === true);
      await page.getByRole('button', { name: /^(Pay .?\d|.*\d.* bezahlen)/ }).click();
      await expect(page.getByRole('heading', { name: text('transactions.completed_title') })).toBeVisible();
      await page.getByRole('link', { name: text('transactions.back_to', { name: user.name }) }).click();

      await other.goto(`${origin}/members/${own.user.id}/chat`);
      await expect(thread(other, text, me.name).getByText('A third hello')).toBeVisible();
      await say(page, text, 'Four, with credits');
      await expect(thread(other, text, me.name).getByText('Four, with credits')).toBeVisible();
      expect(problems).toEqual([]);
      await mine.close();
      await theirs.close();
    },
  );
}

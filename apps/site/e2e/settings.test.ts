import { expect, test, type Page } from '@playwright/test';
import { amberlane, everyBrand, nordkobalt, originOf, textsOf } from './environment/brands';
import { hydrated } from './environment/open-page';
import { flipSwitch } from './people/flip-switch';
import { sendLogin } from './people/log-in';
import { enter, makeMember } from './people/made-member';

const text = textsOf(amberlane);
const polls = /\/api\/(?:user|chats|likes)\.php/;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const desktop =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** Follows a link of the navigation bar. */
const followLikes = (page: Page) =>
  page
    .getByRole('navigation', { name: text('navigation.main') })
    .getByRole('link', { name: text('navigation.likes') })
    .filter({ visible: true })
    .click();

test(
  'a member logs out one device, then all others; each is asked to log in at its next step',
  { tag: '@phone' },
  async ({ page, context, browser }, info) => {
    const origin = originOf(amberlane);
    const me = await makeMember(amberlane);
    const logIn = async (userAgent: string) => {
      const device = await (await browser.newContext({ ...info.project.use, userAgent })).newPage();
      await device.goto(`${origin}/login`);
      await sendLogin(device, text, me);
      await expect(device).toHaveURL(`${origin}/members`);
      // Only what the member does next finds that the session has ended.
      await device.route(polls, (route) => route.abort());
      return device;
    };
    const [phone, laptop] = [await logIn(iphone), await logIn(desktop)];
    await enter(context, me);
    await page.goto(`${origin}/settings/devices`);
    await hydrated(page);
    const logOut = (device: string) =>
      page.getByRole('button', { name: text('settings.log_out_device', { device }), exact: true });
    const logOutOthers = page.getByRole('button', { name: text('settings.log_out_others') });

    await logOut('Safari · iOS').click();
    await expect(page.getByText(text('settings.logged_out'), { exact: true })).toBeVisible();
    await expect(logOut('Safari · iOS')).toHaveCount(0);
    await followLikes(phone);
    await expect(phone).toHaveURL(`${origin}/login?to=%2Flikes`);
    await expect(phone.getByRole('heading', { name: text('login.title') })).toBeVisible();
    await followLikes(laptop);
    await expect(laptop).toHaveURL(`${origin}/likes`);
    await laptop.goto(`${origin}/members`);

    await expect(logOut('Chrome · Linux')).toHaveCount(1);
    await logOutOthers.click();
    await expect(logOut('Chrome · Linux')).toHaveCount(0);
    await expect(logOutOthers).toHaveCount(0);
    await followLikes(laptop);
    await expect(laptop).toHaveURL(`${origin}/login?to=%2Flikes`);
    await page.reload();
    await expect(page.getByText(text('settings.device_this'), { exact: true })).toBeVisible();
    await phone.context().close();
    await laptop.context().close();
  },
);

test(
  'a profile is on another site of the company only while its member agrees, and nowhere while invisible',
  { tag: '@phone' },
  async ({ page, context, browser }, info) => {
    const fleurisel = everyBrand.find(({ id }) => id === 'fleurisel') ?? nordkobalt;
    const me = await makeMember(nordkobalt);
    const lookAt = async (brand: typeof nordkobalt) => {
      const onlooker = await makeMember(brand);
      const theirs = await browser.newContext(info.project.use);
      await enter(theirs, onlooker);
      const tab = await theirs.newPage();
      return {
        close: () => theirs.close(),
        seen: async () => {
          const profile = await tab.goto(`${originOf(brand)}/members/${me.id}`);
          await tab.goto(`${originOf(brand)}/members?gender=all&country=all&sort=new`);
          const card = tab.getByRole('main').getByRole('link', { name: new RegExp(`^${me.name}`) });
          return { profile: profile?.status(), found: (await card.count()) > 0 };
        },
      };
    };
    const [here, there] = [await lookAt(nordkobalt), await lookAt(fleurisel)];
    const [shown, hidden] = [
      { profile: 200, found: true },
      { profile: 404, found: false },
    ];
    await enter(context, me);
    await page.goto(`${originOf(nordkobalt)}/settings/shown`);
    await hydrated(page);
    expect([await here.seen(), await there.seen()]).toEqual([shown, hidden]);
    await flipSwitch(page, 'Fleurisel');
    expect([await here.seen(), await there.seen()]).toEqual([shown, shown]);
    await flipSwitch(page, 'Fleurisel');
    expect([await here.seen(), await there.seen()]).toEqual([shown, hidden]);

    await page.goto(`${originOf(nordkobalt)}/settings`);
    await hydrated(page);
    await flipSwitch(page, text('settings.invisible'));
    expect(await here.seen()).toEqual(hidden);
    await flipSwitch(page, text('settings.invisible'));
    expect(await here.seen()).toEqual(shown);
    await here.close();
    await there.close();
  },
);

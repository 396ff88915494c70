import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Photos, User } from '@heartwood/api-contract';
import { amberlane, originOf, textsOf } from './environment/brands';
import { hydrated } from './environment/open-page';
import { buyCredits, enter, makeMember, type MadeMember } from './people/made-member';

const text = textsOf(amberlane);
const origin = originOf(amberlane);
const photosPage = `${origin}/profile?edit=photos`;

const part = (page: Page, id: string): Locator =>
  page.getByRole('link', { name: text('own_profile.edit', { part: text(id) }) });
const button = (within: Page | Locator, id: string): Locator =>
  within.getByRole('button', { name: text(id), exact: true });
const tiles = (page: Page): Locator =>
  page.getByRole('list', { name: text('navigation.photos') }).locator('a[href*="photo="]');

async function profileOf({ session }: MadeMember) {
  const { user } = await session.call<{ user: User }>('GET', '/api/user.php');
  return user.profile;
}

const photosOf = async ({ session }: MadeMember) =>
  (await session.call<Photos>('GET', '/api/photos.php')).photos;

/** Returns a picture as a file. */
async function picture(page: Page, name: string) {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 400 } });
  return { name, mimeType: 'image/png', buffer };
}

async function openAs(page: Page, member: MadeMember, address: string): Promise<void> {
  await enter(page.context(), member);
  await page.goto(address);
  await hydrated(page);
}

test('a field is saved at once and can be undone; an invalid value is rejected @phone', async ({ page }) => {
  const me = await makeMember(amberlane);
  await openAs(page, me, `${origin}/profile`);
  await part(page, 'profile.description.label').click();
  const dialog = page.getByRole('dialog', { name: text('profile.description.label') });
  const words = 'On Sundays I bake, and somebody has to eat it all.';
  await dialog.getByLabel(text('profile.description.label')).fill(words);
  await expect(
    dialog.getByText(text('own_profile.counter', { count: words.length, max: 1000 })),
  ).toBeVisible();
  await button(dialog, 'actions.save').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words)).toBeVisible();
  expect((await profileOf(me)).description).toBe(words);

  await button(page, 'own_profile.undo').click();
  await expect(page.getByText(text('own_profile.undone'))).toBeVisible();
  await expect(page.getByText(text('own_profile.quote_gap'))).toBeVisible();
  expect((await profileOf(me)).description).toBeNull();

  await part(page, 'profile.name.label').click();
  const naming = page.getByRole('dialog', { name: text('profile.name.label') });
  await naming.getByLabel(text('profile.name.label')).fill('@me');
  await button(naming, 'actions.save').click();
  await expect(naming.getByLabel(text('profile.name.label'))).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(naming).toBeHidden();
  expect((await profileOf(me)).name).toBe(me.name);
});

test('the place is filled in from the geolocation of the device', async ({ page, context }) => {
  const me = await makeMember(amberlane);
  await context.grantPermissions(['geolocation'], { origin });
  await context.setGeolocation({ latitude: 52.093_68, longitude: 5.116_4 });
  await openAs(page, me, `${origin}/profile`);
  await part(page, 'own_profile.place_title').click();
  const dialog = page.getByRole('dialog', { name: text('own_profile.place_title') });
  await button(dialog, 'places.locate').click();
  await expect(dialog.getByLabel(text('profile.country.label'))).toHaveValue('NL');
  await expect(dialog.getByLabel(text('profile.region.label'))).toHaveValue('UT');
  await expect(dialog.getByLabel(text('profile.city.label'))).toHaveValue('Utrecht');
  await button(dialog, 'actions.save').click();
  await expect(dialog).toBeHidden();
  const { country, region, city } = await profileOf(me);
  expect({ country, region, city }).toEqual({ country: 'NL', region: 'UT', city: 'Utrecht' });
});

test('photos are cropped by keyboard, uploaded, sorted, made main or private, and deleted @phone', async ({
  page,
  browser,
}, info) => {
  const me = await makeMember(amberlane);
  await openAs(page, me, photosPage);
  const files = [
    await picture(page, 'one.png'),
    await picture(page, 'two.png'),
    await picture(page, 'three.png'),
  ];
  await page.getByLabel(text('own_photos.add')).setInputFiles(files);
  const crop = page.getByRole('dialog', { name: text('own_photos.crop_title') });
  const frame = button(crop, 'own_photos.crop_frame');
  await expect(frame).toBeFocused();
  const turn = crop.getByRole('slider', { name: text('own_photos.crop_turn') });
  for (const key of ['+', '+', ']', ']', '[', 'ArrowUp']) await page.keyboard.press(key);
  await expect(turn).toHaveValue('1');
  await page.keyboard.press('r');
  await expect(turn).toHaveValue('0');
  await button(crop, 'own_photos.crop_use').click();
  await expect(crop.getByText(text('own_photos.crop_position', { number: 2, count: 3 }))).toBeVisible();
  await button(crop, 'own_photos.crop_use').click();
  await expect(crop.getByText(text('own_photos.crop_position', { number: 3, count: 3 }))).toBeVisible();
  await crop.getByRole('button', { name: text('own_photos.crop_whole', { count: 1 }) }).click();
  await expect(crop).toBeHidden();
  await expect(tiles(page)).toHaveCount(3);
  const uploaded = (await photosOf(me)).map(({ id }) => id);
  await tiles(page).nth(2).dragTo(tiles(page).nth(1));
  await expect
    .poll(async () => (await photosOf(me)).map(({ id }) => id))
    .toEqual([uploaded[0], uploaded[2], uploaded[1]]);
  await expect(tiles(page).nth(1)).toHaveAttribute('href', new RegExp(`${uploaded[2]}`));
  const sheet = page.getByRole('dialog', { name: text('navigation.photos') });
  const place = (number: number) => sheet.getByText(text('own_photos.position', { number, count: 3 }));
  await tiles(page).nth(1).press('Enter');
  await button(sheet, 'own_photos.later').press('Enter');
  await expect(place(3)).toBeVisible();
  await expect(button(sheet, 'own_photos.earlier')).toBeFocused();
  expect((await photosOf(me)).map(({ id }) => id)).toEqual(uploaded);
  await page.keyboard.press('Enter');
  await expect(place(2)).toBeVisible();
  await expect(button(sheet, 'own_photos.later')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const [first, second, third] = await photosOf(me);
  expect([first?.id, second?.id, third?.id]).toEqual([uploaded[0], uploaded[2], uploaded[1]]);
  expect([first?.main, second?.main, third?.main]).toEqual([true, false, false]);

  await tiles(page).nth(2).click();
  await button(sheet, 'own_photos.make_main').click();
  await expect(sheet).toBeHidden();
  await expect.poll(async () => (await photosOf(me))[0]?.id).toBe(third?.id);
  await expect(tiles(page).first()).toHaveAttribute('href', new RegExp(`${third?.id}`));

  await tiles(page).nth(2).click();
  await sheet.getByRole('button', { name: text('own_photos.hide') }).click();
  await expect(sheet).toBeHidden();
  await tiles(page).nth(1).click();
  await sheet.getByRole('link', { name: text('actions.delete'), exact: true }).click();
  await button(sheet, 'actions.delete').click();
  await expect(tiles(page)).toHaveCount(2);
  expect((await photosOf(me)).map((photo) => [photo.main, photo.private])).toEqual([
    [true, false],
    [false, true],
  ]);

  const other = await makeMember(amberlane, { gender: 'male' });
  const seen = await (await browser.newContext(info.project.use)).newPage();
  await openAs(seen, other, `${origin}/members/${me.id}`);
  const shown = seen.getByRole('list', { name: text('profile_view.photos', { name: me.name }) });
  await expect(shown.locator(`img[src="${third?.filename}"]`)).toBeVisible();
  await expect(shown.getByText(text('profile_view.private_photos', { count: 1 }))).toBeVisible();

  await buyCredits(other, 15);
  await seen.reload();
  await hydrated(seen);
  await shown.getByRole('link', { name: text('profile_view.enlarge', { number: 1 }) }).click();
  const viewer = seen.getByRole('dialog', { name: text('profile_view.viewer') });
  const [main, hidden] = await photosOf(me);
  await expect(viewer.locator('img')).toHaveAttribute('src', main?.filename ?? '');
  await button(viewer, 'profile_view.next_photo').click();
  await expect(viewer.locator('img')).toHaveAttribute('src', hidden?.filename ?? '');
  await expect(viewer.getByText(text('profile_view.position', { number: 2, count: 2 }))).toBeVisible();
  await button(viewer, 'actions.close').click();
  await expect(viewer).toBeHidden();
  await seen.context().close();
});

test('a photo is moved by one finger, and scaled and rotated by two @phone-only', async ({ page }) => {
  await openAs(page, await makeMember(amberlane), photosPage);
  await page.getByLabel(text('own_photos.add')).setInputFiles([await picture(page, 'one.png')]);
  const crop = page.getByRole('dialog', { name: text('own_photos.crop_title') });
  const frame = button(crop, 'own_photos.crop_frame');
  await expect(frame).toBeFocused();
  const box = await frame.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const screen = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...fingers: [right: number, down: number][]
  ) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([right, down], id) => ({ x: x + right, y: y + down, id })),
    });
  const shift = () =>
    frame.locator('img').evaluate((photo) => /translate.*/.exec(photo.style.transform)?.[0]);

  await touch('touchStart', [0, 0]);
  await touch('touchMove', [0, 150]);
  await expect.poll(shift).toBe('translate(-50%, -46.875%)');
  await touch('touchMove', [0, -150]);
  await expect.poll(shift).toBe('translate(-50%, -53.125%)');
  await touch('touchEnd');

  const size = crop.getByRole('slider', { name: text('own_photos.crop_size') });
  const turn = crop.getByRole('slider', { name: text('own_photos.crop_turn') });
  await touch('touchStart', [-60, 0], [60, 0]);
  await touch('touchMove', [-120, 0], [120, 0]);
  await expect(size).toHaveAttribute('aria-valuetext', '200%');
  await touch('touchMove', [-104, -60], [104, 60]);
  await expect(turn).toHaveValue('30');
  await touch('touchEnd');
  await button(crop, 'own_photos.crop_restart').click();
  await expect(size).toHaveAttribute('aria-valuetext', '100%');
  await expect(turn).toHaveValue('0');
});

test('an upload can be cancelled; an interrupted one is retried by itself, and stored once @phone', async ({
  page,
}) => {
  const me = await makeMember(amberlane);
  await openAs(page, me, photosPage);
  const files = [await picture(page, 'one.png')];
  const upload = async () => {
    await page.getByLabel(text('own_photos.add')).setInputFiles(files);
    await button(page, 'own_photos.crop_use').click();
  };
  await page.route('**/api/photos.php', () => undefined, { times: 1 });
  const running = page.getByRole('progressbar', { name: text('own_photos.upload_runs') });
  const aborted = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/api/photos.php'));
  await upload();
  await expect(running).toBeVisible();
  await button(page, 'actions.cancel').click();
  await aborted;
  await expect(running).toHaveCount(0);
  expect(await photosOf(me)).toEqual([]);

  const keys: (string | undefined)[] = [];
  let cut = true;
  await page.route('**/api/photos.php', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (!cut) return route.continue();
    const { pathname, port, host } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host };
    await route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers });
    cut = false;
    return route.abort('connectionreset');
  });
  await upload();
  await expect(tiles(page)).toHaveCount(1);
  expect([keys.length, new Set(keys).size, (await photosOf(me)).length]).toEqual([2, 1, 1]);
});

test('an upload continues while other pages are shown @phone', async ({ page }) => {
  const me = await makeMember(amberlane);
  await openAs(page, me, photosPage);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    '**/api/photos.php',
    async (route) => {
      await released;
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByLabel(text('own_photos.add')).setInputFiles([await picture(page, 'one.png')]);
  await button(page, 'own_photos.crop_use').click();
  const running = page.getByRole('progressbar', { name: text('own_photos.upload_runs') });
  await expect(running).toBeVisible();
  const visible = (name: string) =>
    page
      .getByRole('link', { name: text(name) })
      .filter({ visible: true })
      .first();
  await visible('own_photos.done').click();
  await expect(page).toHaveURL(`${origin}/profile`);
  await visible('navigation.discover').click();
  await expect(page).toHaveURL(/\/members/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(photosPage);
  await expect(running).toBeVisible();

  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/\/members/);
  release();
  await expect.poll(async () => (await photosOf(me)).length).toBe(1);
  await page.goBack();
  await page.goBack();
  await expect(tiles(page)).toHaveCount(1);
  await expect(running).toHaveCount(0);
});

test('an upload that fails while another page is shown is announced there, and can be retried', async ({
  page,
}) => {
  const me = await makeMember(amberlane);
  await openAs(page, me, photosPage);
  let cut: () => void = () => undefined;
  const isCut = new Promise<void>((resolve) => (cut = resolve));
  await page.route(
    '**/api/photos.php',
    async (route) => {
      await isCut;
      await route.fulfill({ status: 503, headers: { 'retry-after': '60' } });
    },
    { times: 1 },
  );
  await page.getByLabel(text('own_photos.add')).setInputFiles([await picture(page, 'one.png')]);
  await button(page, 'own_photos.crop_use').click();
  const running = page.getByRole('progressbar', { name: text('own_photos.upload_runs') });
  await expect(running).toBeVisible();
  await page
    .getByRole('link', { name: text('own_photos.done') })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(`${origin}/profile`);
  await expect(running).toHaveCount(0);
  cut();
  const notice = page.getByRole('alertdialog');
  await expect(notice.getByText(text('navigation.photo_not_uploaded'))).toBeVisible();
  await expect(notice.getByText(text('errors.unavailable'))).toBeVisible();
  await page.goBack();
  await expect(page.getByText(text('own_photos.upload_cut'))).toBeVisible();
  await button(page, 'own_photos.upload_retry').click();
  await expect(tiles(page)).toHaveCount(1);
  expect(await photosOf(me)).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('fields are plain forms, and photos are uploaded, moved and deleted by forms', async ({ page }) => {
    const me = await makeMember(amberlane);
    await enter(page.context(), me);
    await page.goto(`${origin}/profile`);
    await part(page, 'profile.relationship_status.label').click();
    await page.getByText(text('profile.relationship_status.single'), { exact: true }).click();
    await button(page, 'actions.save').click();
    await expect(page.getByText(text('own_profile.saved'))).toBeVisible();
    expect((await profileOf(me)).relationship_status).toBe('single');

    await page.goto(photosPage);
    await button(page, 'own_photos.send').click();
    await expect(page).toHaveURL(photosPage);
    const files = [await picture(page, 'one.png'), await picture(page, 'two.png')];
    await page.getByLabel(text('own_photos.add')).setInputFiles(files);
    await button(page, 'own_photos.send').click();
    await expect(tiles(page)).toHaveCount(2);
    const [, second] = await photosOf(me);
    await tiles(page).nth(1).click();
    await button(page, 'own_photos.make_main').click();
    await expect(tiles(page).first()).toHaveAttribute('href', new RegExp(`${second?.id}`));
    await tiles(page).nth(1).click();
    await page.getByRole('link', { name: text('actions.delete'), exact: true }).click();
    await button(page, 'actions.delete').click();
    await expect(tiles(page)).toHaveCount(1);
    expect((await photosOf(me)).map(({ id }) => id)).toEqual([second?.id]);
  });
});

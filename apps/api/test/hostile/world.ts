import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { folderStore } from '../../src/photos/flydrive-store';
import { order } from '../payments/shop';
import { startApi, type TestApi } from '../support/api';
import type { Answer, Browser } from '../support/browser';
import type { MemberWish } from '../support/members';
import { messageOf, sendGift, sendPhoto } from '../support/send-gift';
import { mailEventSecret, type Subjects } from './well-formed';

/** A user of the site. */
export interface Person {
  id: string;
  browser: Browser;
}

/** An API with its own photo directory. */
export async function startHostile(options: Parameters<typeof startApi>[0] = {}): Promise<TestApi> {
  return startApi({
    photos: folderStore(await mkdtemp(join(tmpdir(), 'heartwood-hostile-'))),
    environment: { MAIL_EVENT_SECRET: mailEventSecret },
    ...options,
  });
}

/** A small photo. */
export function picture(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 400, channels: 3, background: '#6b7f59' } })
    .jpeg()
    .toBuffer();
}

async function formOf(fields: Record<string, string>): Promise<FormData> {
  const form = new FormData();
  form.set('file', new File([Buffer.from(await picture())], 'me.jpg'));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Uploads a photo and returns its media key. */
export async function uploadPhoto(browser: Browser, fields: Record<string, string> = {}): Promise<string> {
  const { body } = await browser.post('/api/photos.php', await formOf(fields));
  return (body as { photo: { filename: string } }).photo.filename.replace('/media/', '');
}

/** A premium member with credits. */
export const premiumAccount = { paid_user: true, credits: 500 };

/**
 * Creates a conversation of four messages, mutual likes and an open payment between a caller and another
 * member.
 */
export async function acquaint(caller: Person, other: Person): Promise<Subjects> {
  const say = (from: Person, to: Person): Promise<Answer> =>
    from.browser.post('/api/chat.php', { profile: to.id, type: 'text', text: 'Hi' });
  const { body } = await say(caller, other);
  await say(other, caller);
  const { id: gift } = messageOf(await sendGift(other.browser, caller.id, 'rose'));
  const { id: photo } = messageOf(await sendPhoto(other.browser, caller.id));
  await other.browser.post('/api/like.php', { profile: caller.id });
  const payment = await order(caller.browser);
  const media = await uploadPhoto(other.browser);
  const photos = await other.browser.get('/api/photos.php');
  return {
    profile: other.id,
    conversation: (body as { conversation: string }).conversation,
    payment: (payment.body as { payment_id: string }).payment_id,
    media,
    gift,
    photo,
    galleryPhoto: (photos.body as { photos: { id: string }[] }).photos[0]?.id ?? '',
  };
}

/** A member of the test's brand, premium by default. */
export function premium(api: TestApi, wish: MemberWish = {}): Promise<Person> {
  return api.member({ ...wish, account: { ...premiumAccount, ...wish.account } });
}

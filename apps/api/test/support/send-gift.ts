import type { Message } from '@heartwood/api-contract';
import sharp from 'sharp';
import type { Answer, Browser } from './browser';

const headersOf = (key: string | undefined) => (key ? { 'idempotency-key': key } : undefined);

/** Gives a member a gift, with a line where one is given. */
export function sendGift(
  browser: Browser,
  profile: string,
  gift: string,
  { text, key }: { text?: string; key?: string } = {},
): Promise<Answer> {
  return browser.post('/api/chat.php', { profile, type: 'gift', gift, text }, { headers: headersOf(key) });
}

/** Sends a member a photo: the given file, or one of another colour than the others where one is given. */
export async function sendPhoto(
  browser: Browser,
  profile: string,
  { key, file, background = '#6b7f59' }: { key?: string; file?: Uint8Array; background?: string } = {},
): Promise<Answer> {
  const picture = sharp({ create: { width: 300, height: 400, channels: 3, background } }).jpeg();
  const form = new FormData();
  form.set('file', new File([Buffer.from(file ?? (await picture.toBuffer()))], 'us.jpg'));
  form.set('profile', profile);
  return browser.post('/api/chat-photo.php', form, { headers: headersOf(key) });
}

/** The message of an answer. */
export const messageOf = ({ body }: Answer) => (body as { message: Message }).message;

/** The messages that a member sees with another. */
export async function threadOf(browser: Browser, profile: string): Promise<Message[]> {
  const { body } = await browser.get('/api/chat.php', { query: { profile } });
  return (body as { messages: Message[] }).messages;
}

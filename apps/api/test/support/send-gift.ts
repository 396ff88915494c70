import type { Message } from '@heartwood/api-contract';
import sharp from 'sharp';
import type { Answer, Browser } from './browser';

const headersOf = (key: string | undefined) => (key ? { 'idempotency-key': key } : undefined);

/** Sends a gift, with an optional note. */
export function sendGift(
  browser: Browser,
  profile: string,
  gift: string,
  { text, key }: { text?: string; key?: string } = {},
): Promise<Answer> {
  return browser.post('/api/chat.php', { profile, type: 'gift', gift, text }, { headers: headersOf(key) });
}

/** Sends a photo: the given file, or a generated one of the given colour. */
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

/** The message in a response. */
export const messageOf = ({ body }: Answer) => (body as { message: Message }).message;

/** The messages a member sees in the conversation with another. */
export async function threadOf(browser: Browser, profile: string): Promise<Message[]> {
  const { body } = await browser.get('/api/chat.php', { query: { profile } });
  return (body as { messages: Message[] }).messages;
}

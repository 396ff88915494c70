import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Services } from '../services';
import { page, table } from './page';

const newest = 100;

/** SMS the demo would have sent. */
export function smsPages({ db }: Services): Hono {
  const pages = new Hono();
  pages.get('/', async (context) => {
    const messages = await db
      .selectFrom('outgoing_sms')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(newest)
      .execute();
    const rows = messages.map(({ text, to_number, sender, created_at }) => [
      html`<span style="white-space:pre-line">${text}</span>`,
      to_number,
      sender,
      created_at.toISOString(),
    ]);
    const body = html`<h1>Demo text messages</h1>
      ${table(['Text', 'To', 'From', 'Sent'], rows)}`;
    return context.html(page('Demo text messages', body));
  });
  return pages;
}

import { Hono } from 'hono';
import { html } from 'hono/html';
import type { PushNotice } from '../push/push-port';
import type { Services } from '../services';
import { page, table } from './page';

const newest = 100;

/** Pushes the demo would have sent. */
export function pushPages({ db }: Services): Hono {
  const pages = new Hono();
  pages.get('/', async (context) => {
    const pushes = await db
      .selectFrom('outgoing_push')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(newest)
      .execute();
    const rows = pushes.map(({ endpoint, payload, created_at }) => {
      const { title, body, path } = JSON.parse(payload) as PushNotice;
      return [title, body, path, new URL(endpoint).host, created_at.toISOString()];
    });
    const body = html`<h1>Demo pushes</h1>
      ${table(['Title', 'Text', 'Opens', 'Push service', 'Sent'], rows)}`;
    return context.html(page('Demo pushes', body));
  });
  return pages;
}

import { Hono } from 'hono';
import { html } from 'hono/html';
import type { PushNotice } from '../push/push-port';
import type { Services } from '../services';
import { page } from './page';

const newest = 100;

/** What the demo would have sent by push. */
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
      return html`<tr>
        <td>${title}</td>
        <td>${body}</td>
        <td>${path}</td>
        <td>${new URL(endpoint).host}</td>
        <td>${created_at.toISOString()}</td>
      </tr> `;
    });
    const body = html`<h1>Demo pushes</h1>
      <table>
        <thead>
          <tr>
            <th>Title</th>
            <th>Text</th>
            <th>Opens</th>
            <th>Push service</th>
            <th>Sent</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>`;
    return context.html(page('Demo pushes', body));
  });
  return pages;
}

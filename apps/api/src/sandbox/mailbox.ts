import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Services } from '../services';
import { page, table } from './page';

const newest = 100;

/** The demo mailbox: a list of sent mails, a page per mail, and its bare HTML. */
export function mailboxPages({ db }: Services): Hono {
  const pages = new Hono();

  const find = (id: string) =>
    /^\d{1,15}$/.test(id)
      ? db.selectFrom('outgoing_mail').selectAll().where('id', '=', Number(id)).executeTakeFirst()
      : Promise.resolve(undefined);

  pages.get('/', async (context) => {
    const mails = await db
      .selectFrom('outgoing_mail')
      .select(['id', 'to_address', 'subject', 'created_at'])
      .orderBy('id', 'desc')
      .limit(newest)
      .execute();
    const rows = mails.map(({ id, to_address, subject, created_at }) => [
      html`<a href="/mailbox/${id}">${subject}</a>`,
      to_address,
      created_at.toISOString(),
    ]);
    const body = html`<h1>Demo mailbox</h1>
      ${table(['Subject', 'To', 'Sent'], rows)}`;
    return context.html(page('Demo mailbox', body));
  });

  pages.get('/:id', async (context) => {
    const mail = await find(context.req.param('id'));
    if (!mail) return context.notFound();
    const link = /https?:\/\/[^\s"<>]+[?&]token=[\w.-]+/.exec(mail.text)?.[0];
    const body = html`<p><a href="/mailbox">All mails</a></p>
      <h1>${mail.subject}</h1>
      <p>From ${mail.from_address} to ${mail.to_address}, ${mail.created_at.toISOString()}</p>
      ${link ? html`<p><a id="link" href="${link}">${link}</a></p>` : ''}
      <iframe title="${mail.subject}" src="/mailbox/${mail.id}/html" sandbox="allow-popups"></iframe>
      <pre>${mail.text}</pre>`;
    return context.html(page(mail.subject, body));
  });

  pages.get('/:id/html', async (context) => {
    const mail = await find(context.req.param('id'));
    return mail ? context.html(mail.html) : context.notFound();
  });

  return pages;
}

import { Hono } from 'hono';
import { html } from 'hono/html';
import { minorUnitsPerMajor, type ProviderStatus } from '@heartwood/domain';
import type { Selectable } from 'kysely';
import type { SandboxPaymentTable } from '../database/money-schema';
import { after } from '../kernel/clock';
import type { Scope } from '../kernel/scope';
import type { Services } from '../services';
import { sendSandboxWebhook } from '../payments/providers/send-sandbox-webhook';
import { providerNamed } from '../payments/providers/payment-provider';
import { checkoutForm, minutesOf, refundOf, type WebhookFate } from './checkout-form';
import { checkoutPage } from './checkout-page';
import { page, table } from './page';
import {
  endSandboxPayment,
  reverseSandboxPayment,
  sandboxName,
  winSandboxChargeback,
} from '../payments/providers/sandbox-provider';

type SandboxPayment = Selectable<SandboxPaymentTable>;

const outcomes: readonly ProviderStatus[] = ['paid', 'failed', 'canceled', 'expired'];
const newest = 100;
/** Held webhooks follow the next one after this many seconds. */
const behindSeconds = 5;

/** Sends the webhook of a change to the site, followed by those held back. */
async function sendWebhook(
  { db, jobs }: Scope,
  { id, webhook_url: url }: SandboxPayment,
  { fate, startAfter = 0 }: { fate: WebhookFate; startAfter?: number },
): Promise<void> {
  if (fate === 'lost') return;
  const { held_webhooks: held } = await db
    .selectFrom('sandbox_payment')
    .select('held_webhooks')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db
    .updateTable('sandbox_payment')
    .set({ held_webhooks: fate === 'held' ? held + 1 : 0 })
    .where('id', '=', id)
    .execute();
  if (fate === 'held') return;
  const sent = { delivered: 1, repeated: 3 }[fate];
  const send = (seconds: number) => jobs.add(sendSandboxWebhook, { id, url }, { startAfter: seconds });
  for (let count = 0; count < sent; count += 1) await send(startAfter);
  for (let count = 0; count < held; count += 1) await send(startAfter + behindSeconds);
}

/** The sandbox provider's checkout: a page to choose the payment's outcome, then back to the site. */
export function checkoutPages(services: Services): Hono {
  const { db, clock, inTransaction, payments } = services;
  const pages = new Hono();

  const find = async (id: string) => {
    const sandbox = providerNamed(payments, sandboxName);
    if (!sandbox) return undefined;
    await sandbox.fetch(id);
    return db.selectFrom('sandbox_payment').selectAll().where('id', '=', id).executeTakeFirst();
  };

  pages.use('/:id', async (context, next) => {
    await next();
    const policy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`;
    const row = await find(context.req.param('id'));
    const site = row ? ` ${new URL(row.return_url).origin}` : '';
    context.header('content-security-policy', `${policy}; form-action 'self'${site}`);
  });

  pages.get('/', async (context) => {
    const rows = await db
      .selectFrom('sandbox_payment')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(newest)
      .execute();
    const cells = rows.map(({ id, amount, currency, method, status, created_at }) => [
      html`<a href="/checkout/${id}">${(amount / minorUnitsPerMajor).toFixed(2)} ${currency}</a>`,
      method,
      status,
      created_at.toISOString(),
    ]);
    const body = html`<h1>Demo payments</h1>
      ${table(['Amount', 'Method', 'Status', 'Ordered'], cells)}`;
    return context.html(page('Demo payments', body));
  });

  pages.get('/:id', async (context) => {
    const row = await find(context.req.param('id'));
    return row ? context.html(await checkoutPage(row)) : context.notFound();
  });

  pages.post('/:id', async (context) => {
    const row = await find(context.req.param('id'));
    if (!row) return context.notFound();
    const { id, amount, refunded, charged_back, won_back } = row;
    const entered = checkoutForm(await context.req.parseBody());
    const { outcome, webhook: fate, failureReason } = entered;
    const now = clock.now();
    const here = () => context.redirect(`/checkout/${id}`, 303);
    const refuse = async (wrong: 'minutes' | 'amount') =>
      context.html(await checkoutPage(row, { entered, wrong }), 422);

    if (outcome === 'refund' || outcome === 'chargeback') {
      const left = amount - refunded - charged_back + won_back;
      const units = outcome === 'refund' ? refundOf(entered, left) : left;
      if (row.status !== 'paid' || left === 0) return here();
      if (units === null) return refuse('amount');
      const by = outcome === 'refund' ? 'refunded' : 'charged_back';
      await inTransaction(async (scope) => {
        if (await reverseSandboxPayment(scope.db, id, { amount: units, by, now }))
          await sendWebhook(scope, row, { fate });
      });
      return here();
    }

    if (outcome === 'win') {
      await inTransaction(async (scope) => {
        if (await winSandboxChargeback(scope.db, id, { now })) await sendWebhook(scope, row, { fate });
      });
      return here();
    }

    const later = outcome === 'later' ? minutesOf(entered) : null;
    if (outcome === 'later' && later === null) return refuse('minutes');
    const startAfter = (later ?? 0) * 60;
    const status = later === null ? outcomes.find((known) => known === outcome) : 'pending';
    if (!status) return here();
    const paysAt = later === null ? null : after(now, startAfter);
    const ending = { status, failureReason: status === 'failed' ? failureReason : null, paysAt, now };
    await inTransaction(async (scope) => {
      if (await endSandboxPayment(scope.db, id, ending)) await sendWebhook(scope, row, { fate, startAfter });
    });
    return context.redirect(row.return_url, 303);
  });

  return pages;
}

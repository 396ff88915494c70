import { Hono } from 'hono';
import type { ProviderStatus } from '@heartwood/domain';
import type { Services } from '../services';
import { sendSandboxWebhook } from '../payments/providers/send-sandbox-webhook';
import { providerNamed } from '../payments/providers/payment-provider';
import { checkoutPage } from './checkout-page';
import { endSandboxPayment, sandboxName } from '../payments/providers/sandbox-provider';

const outcomes: readonly ProviderStatus[] = ['paid', 'failed', 'canceled', 'expired'];

/** The sandbox provider's checkout: a page where one chooses how the payment ends, then back to the site. */
export function checkoutPages(services: Services): Hono {
  const { db, clock, inTransaction, payments } = services;
  const pages = new Hono();

  const find = async (id: string) => {
    const sandbox = providerNamed(payments, sandboxName);
    if (!sandbox) return undefined;
    await sandbox.fetch(id);
    return db.selectFrom('sandbox_payment').selectAll().where('id', '=', id).executeTakeFirst();
  };

  pages.get('/:id', async (context) => {
    const row = await find(context.req.param('id'));
    if (!row) return context.notFound();
    const policy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`;
    const site = new URL(row.return_url).origin;
    context.header('content-security-policy', `${policy}; form-action 'self' ${site}`);
    return context.html(await checkoutPage(row));
  });

  pages.post('/:id', async (context) => {
    const row = await find(context.req.param('id'));
    if (!row) return context.notFound();
    const { outcome } = await context.req.parseBody();
    const status = outcomes.find((known) => known === outcome);
    if (!status) return context.redirect(`/checkout/${row.id}`, 303);
    await inTransaction(async (scope) => {
      const ended = await endSandboxPayment(scope.db, row.id, status, clock.now());
      if (ended) await scope.jobs.add(sendSandboxWebhook, { id: row.id, url: row.webhook_url });
    });
    return context.redirect(row.return_url, 303);
  });

  return pages;
}

import { Hono } from 'hono';
import type { Services } from '../services';
import { checkoutPages } from './checkout';
import { mailboxPages } from './mailbox';
import { pushPages } from './pushes';
import { smsPages } from './sms';

/**
 * The demo's pages at SANDBOX_PORT, a separate origin: mailbox, pushes, SMS, and the sandbox provider's
 * checkout.
 */
export function makeSandboxApp(services: Services): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.res.headers.set('x-content-type-options', 'nosniff');
    context.res.headers.set('referrer-policy', 'no-referrer');
    context.res.headers.set('cache-control', 'no-store');
  });
  app.get('/', (context) => context.redirect('/mailbox'));
  app.route('/mailbox', mailboxPages(services));
  app.route('/push', pushPages(services));
  app.route('/sms', smsPages(services));
  app.route('/checkout', checkoutPages(services));
  return app;
}

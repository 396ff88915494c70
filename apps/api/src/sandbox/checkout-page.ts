import { minorUnitsPerMajor } from '@heartwood/domain';
import { isLocale } from '@heartwood/i18n';
import { intlFor } from '@heartwood/i18n/intl';
import { html } from 'hono/html';
import type { Selectable } from 'kysely';
import type { SandboxPaymentTable } from '../database/money-schema';
import { checkoutMessages } from './messages';
import { page } from './page';
import type { SandboxMetadata } from '../payments/providers/sandbox-provider';

const style = `:root{color-scheme:light dark}
body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center}
main{box-sizing:border-box;width:min(26rem,100%);padding:1.5rem}
h1{font-size:1.5rem;margin:0 0 .5rem}.amount{font-size:2rem;font-weight:700;margin:1rem 0}
form{display:grid;gap:.75rem;margin:1.5rem 0}
button{font:inherit;min-height:3rem;border:1px solid currentColor;border-radius:.5rem;background:none;color:inherit;cursor:pointer}
button.pay{background:#0b5d3b;border-color:#0b5d3b;color:#fff;font-weight:600}
:focus-visible{outline:3px solid #2f6fed;outline-offset:2px}`;

/** The checkout page of the sandbox, in the member's language. */
export async function checkoutPage(payment: Selectable<SandboxPaymentTable>) {
  const { id, amount, currency } = payment;
  const { language, country, description } = payment.metadata as SandboxMetadata;
  const intl = await intlFor(isLocale(language) ? language : 'en', country);
  const text = (message: Exclude<keyof typeof checkoutMessages, 'pay'>) =>
    intl.formatMessage(checkoutMessages[message]);
  const price = intl.formatNumber(amount / minorUnitsPerMajor, { style: 'currency', currency });
  const choices = html`<p>${text('note')}</p>
    <form method="post" action="/checkout/${id}">
      <button class="pay" name="outcome" value="paid">
        ${intl.formatMessage(checkoutMessages.pay, { amount: price })}
      </button>
      <button name="outcome" value="failed">${text('fail')}</button>
      <button name="outcome" value="canceled">${text('cancel')}</button>
      <button name="outcome" value="expired">${text('expire')}</button>
    </form>`;
  const body = html`<main>
    <h1>${text('title')}</h1>
    <p>${description}</p>
    <p class="amount">${price}</p>
    ${payment.status === 'open' ? choices : html`<p>${text('ended')}</p>`}
    <p><a href="${payment.return_url}">${text('back')}</a></p>
  </main>`;
  return page(text('title'), body, { language: intl.locale, style });
}

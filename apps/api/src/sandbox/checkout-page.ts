import { failureReasons, minorUnitsPerMajor } from '@heartwood/domain';
import { isLocale } from '@heartwood/i18n';
import { intlFor } from '@heartwood/i18n/intl';
import { html } from 'hono/html';
import type { Selectable } from 'kysely';
import type { SandboxPaymentTable } from '../database/money-schema';
import { longestMinutes, webhookFates, type CheckoutForm, type WrongField } from './checkout-form';
import { checkoutMessages, failureReasonMessages } from './messages';
import { page } from './page';
import type { SandboxMetadata } from '../payments/providers/sandbox-provider';

const style = `:root{color-scheme:light dark}
body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center}
main{box-sizing:border-box;width:min(26rem,100%);padding:1.5rem}
h1{font-size:1.5rem;margin:0 0 .5rem}.amount{font-size:2rem;font-weight:700;margin:1rem 0}
form{display:grid;gap:.75rem;margin:1.5rem 0}
fieldset{border:1px solid;border-radius:.5rem;margin:.75rem 0 0;padding:.5rem 1rem}
fieldset label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem}
button,input:not([type=radio]){font:inherit;box-sizing:border-box;min-height:3rem;width:100%;border:1px solid currentColor;
border-radius:.5rem;background:none;color:inherit}
button{cursor:pointer}input{padding:0 .75rem}.error{font-weight:600;margin:0}
button.pay{background:#0b5d3b;border-color:#0b5d3b;color:#fff;font-weight:600}
:focus-visible{outline:3px solid #2f6fed;outline-offset:2px}`;

type SandboxPayment = Selectable<SandboxPaymentTable>;
type PlainMessage = Exclude<
  keyof typeof checkoutMessages,
  'pay' | 'wrongMinutes' | 'pending' | 'paid' | 'refundAmount' | 'wrongAmount'
>;

/**
 * Renders the sandbox's checkout page in the member's language; after a validation error with the values
 * entered.
 */
export async function checkoutPage(
  payment: SandboxPayment,
  { entered, wrong = null }: { entered?: CheckoutForm; wrong?: WrongField | null } = {},
) {
  const { id, amount, currency, refunded, charged_back, won_back, status, pays_at } = payment;
  const { language, country, description } = payment.metadata as SandboxMetadata;
  const intl = await intlFor(isLocale(language) ? language : 'en', country);
  const text = (message: PlainMessage) => intl.formatMessage(checkoutMessages[message]);
  const money = (units: number) =>
    intl.formatNumber(units / minorUnitsPerMajor, { style: 'currency', currency });

  const radio = (name: string, value: string, { label, checked }: { label: string; checked: boolean }) =>
    html`<label
      ><input type="radio" name="${name}" value="${value}" ${checked ? 'checked' : ''} />${label}</label
    >`;
  const fates = html`<fieldset>
    <legend>${text('webhook')}</legend>
    ${webhookFates.map((fate) => {
      const checked = fate === (entered?.webhook ?? 'delivered');
      return radio('webhook', fate, { label: text(fate), checked });
    })}
  </fieldset>`;
  const reasons = html`<fieldset>
    <legend>${intl.formatMessage(failureReasonMessages.legend)}</legend>
    ${(['none', ...failureReasons] as const).map((reason) => {
      const checked = reason === (entered?.failureReason ?? 'none');
      const label = intl.formatMessage(failureReasonMessages[reason]);
      return radio('failure_reason', reason, { label, checked });
    })}
  </fieldset>`;
  const field = (
    name: WrongField,
    label: string,
    { error, initial, mode }: { error: string; initial: string; mode: 'decimal' | 'numeric' },
  ) => {
    const about = wrong === name ? html`aria-invalid="true" aria-describedby="wrong-${name}"` : '';
    return html`<label for="${name}">${label}</label>
      <input id="${name}" name="${name}" inputmode="${mode}" value="${entered?.[name] ?? initial}" ${about} />
      ${wrong === name ? html`<p class="error" id="wrong-${name}" role="alert">${error}</p>` : ''}`;
  };
  const choices = html`<p>${text('note')}</p>
    <form method="post" action="/checkout/${id}">
      <button class="pay" name="outcome" value="paid">
        ${intl.formatMessage(checkoutMessages.pay, { amount: money(amount) })}
      </button>
      <button name="outcome" value="failed">${text('fail')}</button>
      <button name="outcome" value="canceled">${text('cancel')}</button>
      <button name="outcome" value="expired">${text('expire')}</button>
      ${reasons} ${fates}
      ${field('minutes', text('minutes'), {
        error: intl.formatMessage(checkoutMessages.wrongMinutes, { most: longestMinutes }),
        initial: '2',
        mode: 'numeric',
      })}
      <button name="outcome" value="later">${text('later')}</button>
    </form>`;
  const disputed = charged_back - won_back;
  const left = amount - refunded - disputed;
  const reversals = html`<form method="post" action="/checkout/${id}">
    ${field('amount', intl.formatMessage(checkoutMessages.refundAmount, { currency }), {
      error: intl.formatMessage(checkoutMessages.wrongAmount, { amount: money(left) }),
      initial: '',
      mode: 'decimal',
    })}
    <button name="outcome" value="refund">${text('refund')}</button>
    <button name="outcome" value="chargeback">${text('chargeBack')}</button>
    ${fates}
  </form>`;
  const win = html`<form method="post" action="/checkout/${id}">
    <button name="outcome" value="win">${text('winBack')}</button>
    ${fates}
  </form>`;
  const gone = { refunded: money(refunded), chargedBack: money(disputed) };
  const paid = html`<p>${intl.formatMessage(checkoutMessages.paid, gone)}</p>
    ${left > 0 ? reversals : ''} ${disputed > 0 ? win : ''}`;
  const date = pays_at ? intl.formatDate(pays_at) : '';
  const time = pays_at ? intl.formatTime(pays_at) : '';
  const pending = pays_at ? intl.formatMessage(checkoutMessages.pending, { date, time }) : text('ended');
  const shown = { open: choices, paid, pending: html`<p>${pending}</p>` }[status];
  const body = html`<main>
    <h1>${text('title')}</h1>
    <p>${description}</p>
    <p class="amount">${money(amount)}</p>
    ${shown ?? html`<p>${text('ended')}</p>`}
    <p><a href="${payment.return_url}">${text('back')}</a></p>
  </main>`;
  return page(text('title'), body, { language: intl.locale, style });
}

import type { CountrySheetProps, CreditsScreenProps } from '@heartwood/ui';
import { Link } from '@heartwood/ui';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { countryOptions } from '../../format/country-name';
import { problemText } from '../../forms/form-problem';
import { moneyText } from '../../format/money-text';
import { urls } from '../../urls';
import { percentText } from '../../format/percent-text';
import type { CreditsData } from './credits-data.server';
import { creditsMessages as texts } from './messages';
import { methodBrands, methodMark, methodName, methodNote } from './methods';
import { minusText } from '../../format/minus-text';
import { isUsable } from './offers';
import type { Offer } from './offers';
import { perMessageText } from './per-message-text';

function unit(intl: IntlShape, { credits, extra }: Offer): string {
  return extra > 0
    ? intl.formatMessage(texts.unit_extra, { count: credits, extra: intl.formatNumber(extra) })
    : intl.formatMessage(texts.unit, { count: credits });
}

function flag(intl: IntlShape, offer: Offer): CreditsScreenProps['packages']['items'][number]['flag'] {
  if (offer.flag === null) return undefined;
  return {
    label: intl.formatMessage(texts[offer.flag]),
    tone: offer.flag === 'tip' ? 'primary' : 'secondary',
  };
}

/** Returns the packages: size, price, struck-through price and price per message. */
export function packageItems(
  intl: IntlShape,
  offers: readonly Offer[],
  chosen: Offer,
): CreditsScreenProps['packages']['items'] {
  return offers.map((offer) => {
    const { id, credits, amount, before, currency } = offer;
    const money = (minor: number) => moneyText(intl, { amount: minor, currency });
    return {
      id,
      selected: id === chosen.id,
      credits: intl.formatNumber(credits),
      unit: unit(intl, offer),
      price: money(amount),
      before: amount < before ? money(before) : undefined,
      instead: amount < before ? intl.formatMessage(texts.instead) : undefined,
      perMessage: perMessageText(intl, offer),
      flag: flag(intl, offer),
    };
  });
}

/** Returns why a method can't be used for a price, and from when it can. */
function unusableNote(
  intl: IntlShape,
  method: CreditsData['methods'][number],
  { amount, currency }: Pick<Offer, 'amount' | 'currency'>,
): string | undefined {
  const { available_from: from, limited_by: limit, max_amount: most } = method;
  if (isUsable(method, amount)) return undefined;
  if (from === undefined)
    return intl.formatMessage(texts.method_max, { amount: moneyText(intl, { amount: most ?? 0, currency }) });
  const date = intl.formatDate(from, { timeZone: 'UTC', day: 'numeric', month: 'long' });
  return intl.formatMessage(limit === 'open' ? texts.method_open : texts.method_later, { date });
}

/** Returns the payment methods, and the country above them. */
export function methodChoice(
  intl: IntlShape,
  methods: CreditsData['methods'],
  chosen: string,
  offer: Offer,
): Pick<CreditsScreenProps['methods'], 'title' | 'name' | 'items'> {
  return {
    title: intl.formatMessage(texts.methods),
    name: 'method',
    items: methods.map((method) => ({
      id: method.id,
      label: methodName(intl, method.id),
      mark: methodMark(method.id),
      note: unusableNote(intl, method, offer) ?? methodNote(intl, method.id),
      brands: methodBrands(method),
      disabled: !isUsable(method, offer.amount),
      selected: method.id === chosen,
    })),
  };
}

function returnTerms(words: ReactNode[]): ReactNode {
  return (
    <Link key="return" href={urls.path('pages-return-policy')}>
      {words}
    </Link>
  );
}

/** Returns the order's lines: its price and the discounts. */
export function orderLines(
  intl: IntlShape,
  { credits, extra, before, amount, currency, perCredit, perMessage }: Offer,
  percentage: number,
): Pick<CreditsScreenProps['order'], 'lines' | 'total'> {
  const money = (minor: number) => moneyText(intl, { amount: minor, currency });
  const off = before - amount;
  const free = intl.formatMessage(texts.free);
  const gain = (label: string, value: string) => ({ label, value, tone: 'success' as const });
  const each = (label: string, minor: number) => ({ label, value: money(minor), tone: 'muted' as const });
  const discount = intl.formatMessage(texts.order_discount, { percentage: percentText(intl, percentage) });
  return {
    lines: [
      { label: intl.formatMessage(texts.order_credits, { count: credits }), value: money(before) },
      ...(off > 0 ? [gain(discount, minusText(money(-off)))] : []),
      ...(extra > 0 ? [gain(intl.formatMessage(texts.order_extra, { count: extra }), free)] : []),
      each(intl.formatMessage(texts.order_per_credit), perCredit),
      ...(perMessage === perCredit ? [] : [each(intl.formatMessage(texts.order_per_message), perMessage)]),
    ],
    total: { label: intl.formatMessage(texts.total), value: money(amount) },
  };
}

/** Returns the terms of payment: the method, and for how long it binds. */
export function termLines(intl: IntlShape, method: string): CreditsScreenProps['order']['lines'] {
  return [
    { label: intl.formatMessage(texts.methods), value: methodName(intl, method), isLive: true },
    { label: intl.formatMessage(texts.term), value: intl.formatMessage(texts.term_none) },
  ];
}

/** Returns the provider that follows and the terms that apply. */
export function orderFine(intl: IntlShape, method: string): ReactNode {
  return intl.formatMessage(texts.fine, { method: methodName(intl, method), link: returnTerms });
}

/** Returns what a phone keeps in view: method and price. */
export function orderFoot(
  intl: IntlShape,
  { credits, extra, before, amount, currency }: Offer,
  method: string,
): CreditsScreenProps['foot'] {
  const money = (minor: number) => moneyText(intl, { amount: minor, currency });
  return {
    method: { mark: methodMark(method), label: methodName(intl, method) },
    change: intl.formatMessage(texts.change),
    what: intl.formatMessage(texts.what, { count: credits + extra }),
    price: money(amount),
    before: amount < before ? { label: intl.formatMessage(texts.instead), price: money(before) } : undefined,
    review: intl.formatMessage(texts.review),
    note: intl.formatMessage(texts.no_order_yet),
  };
}

/** The state that the small forms of the page preserve. */
export interface Kept {
  /** The page's address with the selection. */
  readonly address: string;
  readonly country: string | null;
  readonly code: string | null;
  readonly to: string | null;
}

function hidden(values: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** Returns the form for a discount code. */
export function codeForm(
  intl: IntlShape,
  { entered }: CreditsData,
  { address, country, to }: Kept,
): CreditsScreenProps['code'] {
  const applied = entered !== null && entered.problem === null;
  const code = entered?.code ?? '';
  return {
    action: address,
    hidden: hidden({ country, to }),
    open: intl.formatMessage(texts.code_open),
    isOpen: entered !== null && entered.problem !== null,
    submit: intl.formatMessage(texts.code_submit),
    field: {
      label: intl.formatMessage(texts.code),
      name: 'code',
      defaultValue: code,
      maxLength: 40,
      autoComplete: 'off',
      error: entered?.problem ? problemText(intl, entered.problem) : undefined,
    },
    applied: applied
      ? {
          text: intl.formatMessage(texts.code_applied, { code }),
          remove: {
            href: urls.withQuery(address, { country, to }),
            label: intl.formatMessage(texts.code_remove, { code }),
          },
        }
      : undefined,
  };
}

/** Returns the choice of the payment country, in a sheet with script; nothing if there is only one. */
export function countryForm(
  intl: IntlShape,
  { country, countries }: CreditsData,
  { address, code, to }: Kept,
  sheet?: CountrySheetProps,
): CreditsScreenProps['methods']['country'] {
  if (countries.length < 2) return undefined;
  return {
    action: address,
    hidden: hidden({ code, to }),
    submit: intl.formatMessage(texts.country_submit),
    field: {
      label: intl.formatMessage(texts.country),
      name: 'country',
      options: countryOptions(intl, countries),
      defaultValue: country,
    },
    sheet,
  };
}

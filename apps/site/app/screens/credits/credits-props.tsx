import type { CreditsScreenProps } from '@heartwood/ui';
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
import { methodName } from './methods';
import type { Offer } from './offers';

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

/** The packages: size, price, struck price and price per message together. */
export function packageItems(
  intl: IntlShape,
  offers: readonly Offer[],
  chosen: Offer,
): CreditsScreenProps['packages']['items'] {
  return offers.map((offer) => {
    const { id, credits, amount, before, currency, perMessage } = offer;
    const money = (minor: number) => moneyText(intl, { amount: minor, currency });
    return {
      id,
      selected: id === chosen.id,
      credits: intl.formatNumber(credits),
      unit: unit(intl, offer),
      price: money(amount),
      before: amount < before ? money(before) : undefined,
      instead: amount < before ? intl.formatMessage(texts.instead) : undefined,
      perMessage: intl.formatMessage(texts.per_message, { price: money(perMessage) }),
      flag: flag(intl, offer),
    };
  });
}

/** The ways to pay. */
export function methodItems(
  intl: IntlShape,
  { methods }: CreditsData,
  chosen: string | null,
): CreditsScreenProps['methods']['items'] {
  return methods.map(({ id, kind }) => ({ id, kind, label: methodName(intl, id), selected: id === chosen }));
}

function returnTerms(words: ReactNode[]): ReactNode {
  return (
    <Link key="return" href={urls.path('pages-return-policy')}>
      {words}
    </Link>
  );
}

/** The order: what is bought, what is taken off, what is paid. */
export function orderPanel(
  intl: IntlShape,
  { discount }: CreditsData,
  { offer, method, busy }: { readonly offer: Offer; readonly method: string; readonly busy: boolean },
): CreditsScreenProps['order'] {
  const { credits, extra, before, amount, currency } = offer;
  const money = (minor: number) => moneyText(intl, { amount: minor, currency });
  const off = before - amount;
  const percentage = percentText(intl, discount?.percentage ?? 0);
  const free = intl.formatMessage(texts.free);
  const gain = (label: string, value: string) => ({ label, value, tone: 'success' as const });
  return {
    title: intl.formatMessage(texts.order),
    lines: [
      { label: intl.formatMessage(texts.order_credits, { count: credits }), value: money(before) },
      ...(off > 0 ? [gain(intl.formatMessage(texts.order_discount, { percentage }), money(-off))] : []),
      ...(extra > 0 ? [gain(intl.formatMessage(texts.order_extra, { count: extra }), free)] : []),
    ],
    total: { label: intl.formatMessage(texts.total), value: money(amount) },
    submit: intl.formatMessage(texts.submit),
    busy: busy ? intl.formatMessage(texts.busy) : undefined,
    fine: intl.formatMessage(texts.fine, { method: methodName(intl, method), link: returnTerms }),
  };
}

/** What the small forms of the page keep of it. */
export interface Kept {
  /** The address of the page with what is chosen. */
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

/** The form for a discount code. */
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

/** The form for the payment country; nothing where there is one only. */
export function countryForm(
  intl: IntlShape,
  { country, countries }: CreditsData,
  { address, code, to }: Kept,
): CreditsScreenProps['country'] {
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
  };
}

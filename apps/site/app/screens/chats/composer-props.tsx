import { actionMessages, navigationMessages } from '@heartwood/i18n';
import type { ComposerProps } from '@heartwood/ui';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { FormProblem } from '../../forms/form-problem';
import { moneyText } from '../../format/money-text';
import { urls } from '../../urls';
import type { Price } from '../credits/lowest-price';
import { discountTitle } from '../discounts/discount-title';
import type { NamedDiscount } from '../discounts/discount-title';
import { boldWords } from './bold-words';
import { ComposerNotice } from './composer-notice';
import { chatMessages as texts } from './messages';
import { hindranceOf, mustBuy } from './spending';
import type { Writer } from './spending';
import type { ThreadState } from './thread-state';

/** The composer's input. */
export interface ComposerMaterial {
  readonly thread: ThreadState;
  readonly writer: Writer;
  readonly messagePrice: Price | null;
  /** The price of the cheapest package. */
  readonly lowestPrice: Price | null;
  /** The discount on the next purchase. */
  readonly discount: NamedDiscount | null;
  readonly maximumLength: number;
  readonly problem: FormProblem | null;
  /** The text in the field. */
  readonly text: string;
  readonly formKey: string;
  /** Path and query of the page. */
  readonly address: string;
  /** Whether the browser is online. */
  readonly online: boolean;
}

function priceOfMessage(intl: IntlShape, { thread: { cost }, messagePrice }: ComposerMaterial): ReactNode {
  if (!messagePrice) return intl.formatMessage(texts.price, { count: cost });
  const money = moneyText(intl, messagePrice);
  return intl.formatMessage(texts.price_money, { ...boldWords, count: cost, price: money });
}

type MoneyLine = Pick<ComposerProps, 'price' | 'balance' | 'shortBalance' | 'balanceTone'>;

/**
 * Returns the line on cost: while messages are free their number and what follows; then the price and the
 * balance.
 */
function moneyLine(intl: IntlShape, material: ComposerMaterial): MoneyLine {
  const { thread, writer, messagePrice, online } = material;
  const { cost, free_messages_left: free } = thread;
  if (online && free > 0) {
    return {
      price: intl.formatMessage(texts.free_left, { count: free }),
      balance: messagePrice
        ? intl.formatMessage(texts.afterwards_money, {
            ...boldWords,
            count: cost,
            price: moneyText(intl, messagePrice),
          })
        : intl.formatMessage(texts.afterwards, { count: cost }),
    };
  }
  const count = writer.credits;
  return {
    price: online ? priceOfMessage(intl, material) : intl.formatMessage(texts.counts_on_arrival),
    balance: intl.formatMessage(texts.balance, { ...boldWords, count }),
    shortBalance: intl.formatMessage(texts.balance_short, { ...boldWords, count }),
    balanceTone: count < cost ? 'danger' : 'neutral',
  };
}

/** Returns the composer's props for the UI kit, without its handlers. */
export function composerProps(intl: IntlShape, material: ComposerMaterial): ComposerProps {
  const { thread, writer, discount, problem, text, formKey, address, maximumLength } = material;
  const { profile, cost, free_messages_left: free } = thread;
  const buy = mustBuy(thread, writer);
  const creditsHref = urls.withQuery(urls.path('credits'), { to: address });
  const premiumHref = urls.withQuery(urls.path('premium'), { to: address });
  const hindrance = hindranceOf(thread, writer, problem);
  return {
    action: address,
    fields: { intent: 'send', profile: profile.id, key: formKey },
    name: 'text',
    label: intl.formatMessage(texts.field),
    placeholder: intl.formatMessage(texts.placeholder, { name: profile.name }),
    ...moneyLine(intl, material),
    sendLabel: intl.formatMessage(actionMessages.send),
    sendPrice: free > 0 ? undefined : intl.formatNumber(cost),
    topUp:
      buy === null
        ? undefined
        : {
            href: buy === 'premium' ? premiumHref : creditsHref,
            label: intl.formatMessage(buy === 'premium' ? navigationMessages.get_premium : texts.top_up),
          },
    notice: hindrance && (
      <ComposerNotice
        hindrance={hindrance}
        appeared={problem !== null}
        cost={cost}
        messagePrice={material.messagePrice}
        credits={writer.credits}
        maximumLength={maximumLength}
        text={text}
        offer={discount && discountTitle(intl, discount)}
        creditsHref={creditsHref}
        premiumHref={premiumHref}
        lowestPrice={material.lowestPrice}
        offersCredits={buy !== null}
      />
    ),
  };
}

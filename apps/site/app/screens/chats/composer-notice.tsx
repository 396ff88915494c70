import { codePointLength } from '@heartwood/domain';
import { errorMessage, navigationMessages } from '@heartwood/i18n';
import { Alert, ButtonLink } from '@heartwood/ui';
import type { AlertProps } from '@heartwood/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { problemText } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { moneyText } from '../../format/money-text';
import type { Price } from '../credits/lowest-price';
import { chatMessages as texts } from './messages';
import type { Hindrance } from './spending';

interface ComposerNoticeProps {
  readonly hindrance: Hindrance;
  /** Whether it appeared after an action. */
  readonly appeared: boolean;
  readonly cost: number;
  /** The lowest price of a message in money. */
  readonly messagePrice: Price | null;
  readonly credits: number;
  readonly maximumLength: number;
  /** The rejected text. */
  readonly text: string;
  /** The current discount. */
  readonly offer: string | null;
  /** Addresses where credits and premium are bought. */
  readonly creditsHref: string;
  readonly premiumHref: string;
  /** The price of the cheapest package. */
  readonly lowestPrice: Price | null;
  /** Whether the composer itself links to the purchase. */
  readonly offersCredits: boolean;
}

function Action({ href, label }: { href: string; label: string }) {
  return (
    <ButtonLink href={href} look="text" size="small">
      {label}
    </ButtonLink>
  );
}

function premiumText(intl: IntlShape, problem: FormProblem, lowest: Price | null): string {
  const text = problemText(intl, problem);
  if (!lowest) return text;
  return `${text} ${intl.formatMessage(texts.premium_from, { price: moneyText(intl, lowest) })}`;
}

function insufficientText(intl: IntlShape, { cost, credits, messagePrice }: ComposerNoticeProps): string {
  if (!messagePrice) return intl.formatMessage(texts.insufficient, { cost, credits });
  const price = moneyText(intl, messagePrice);
  return intl.formatMessage(texts.insufficient_money, { cost, credits, price });
}

/** Adds the running discount to a notice; not to the refusal of what a member just did. */
function withOffer(text: string, { appeared, offer }: ComposerNoticeProps): ReactNode {
  if (appeared || offer === null) return text;
  return (
    <>
      {text} <strong>{offer}</strong>
    </>
  );
}

function alertProps(intl: IntlShape, props: ComposerNoticeProps): AlertProps {
  const { hindrance, appeared, maximumLength, text } = props;
  const { creditsHref, premiumHref, offersCredits } = props;
  const buy = (href: string, label: string) =>
    offersCredits ? undefined : <Action href={href} label={label} />;
  switch (hindrance.kind) {
    case 'credits':
      return {
        tone: appeared ? 'danger' : 'neutral',
        title: intl.formatMessage(errorMessage('insufficient_credits')),
        action: buy(creditsHref, intl.formatMessage(texts.top_up)),
        children: withOffer(insufficientText(intl, props), props),
      };
    case 'premium':
      return {
        tone: appeared ? 'warn' : 'neutral',
        title: intl.formatMessage(texts.premium_title),
        action: buy(premiumHref, intl.formatMessage(navigationMessages.get_premium)),
        children: withOffer(premiumText(intl, hindrance.problem, props.lowestPrice), props),
      };
    case 'spending':
      return {
        tone: 'danger',
        title: intl.formatMessage(errorMessage('spending_blocked')),
        action: buy(creditsHref, intl.formatMessage(texts.top_up)),
      };
    case 'problem':
      return {
        tone: 'danger',
        title: problemText(intl, hindrance.problem),
        children:
          hindrance.problem.code === 'message_too_long'
            ? intl.formatMessage(texts.length, {
                count: intl.formatNumber(codePointLength(text.trim())),
                max: intl.formatNumber(maximumLength),
              })
            : undefined,
      };
    case 'unconfirmed':
      return {
        title: intl.formatMessage(texts.confirm_title),
        children: intl.formatMessage(texts.confirm_text),
      };
  }
}

/** The notice above the composer when something prevents sending. */
export function ComposerNotice(props: ComposerNoticeProps) {
  return <Alert {...alertProps(useIntl(), props)} role={props.appeared ? 'alert' : undefined} />;
}

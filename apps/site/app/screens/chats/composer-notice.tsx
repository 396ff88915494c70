import { codePointLength } from '@heartwood/domain';
import { errorMessage, navigationMessages } from '@heartwood/i18n';
import { Alert, ButtonLink } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import { problemText } from '../../forms/form-problem';
import { urls } from '../../urls';
import { chatMessages as texts } from './messages';
import type { Hindrance } from './spending';

interface ComposerNoticeProps {
  readonly hindrance: Hindrance;
  /** Whether it appeared after an action. */
  readonly appeared: boolean;
  readonly cost: number;
  readonly credits: number;
  readonly maximumLength: number;
  /** The text that was not taken. */
  readonly text: string;
  /** What is taken off the price now. */
  readonly offer: string | null;
  /** Where credits are bought. */
  readonly creditsHref: string;
  /** Whether the composer itself leads to what is to be bought. */
  readonly offersCredits: boolean;
}

function Action({ href, label }: { href: string; label: string }) {
  return (
    <ButtonLink href={href} look="text" size="small">
      {label}
    </ButtonLink>
  );
}

/** What stands above the composer when something is in the way. */
export function ComposerNotice(props: ComposerNoticeProps) {
  const { hindrance, appeared, cost, credits, maximumLength, text, offer, creditsHref, offersCredits } =
    props;
  const intl = useIntl();
  const role = appeared ? 'alert' : undefined;
  switch (hindrance.kind) {
    case 'credits':
      return (
        <Alert
          tone={appeared ? 'danger' : 'neutral'}
          role={role}
          title={
            appeared
              ? intl.formatMessage(errorMessage('insufficient_credits'))
              : (offer ?? intl.formatMessage(texts.go_on))
          }
          action={
            offersCredits ? undefined : <Action href={creditsHref} label={intl.formatMessage(texts.top_up)} />
          }
        >
          {intl.formatMessage(texts.insufficient, { cost, credits })}
        </Alert>
      );
    case 'premium':
      return (
        <Alert
          tone={appeared ? 'warn' : 'neutral'}
          role={role}
          title={(!appeared && offer) || intl.formatMessage(texts.premium_title)}
          action={
            offersCredits ? undefined : (
              <Action
                href={urls.path('premium')}
                label={intl.formatMessage(navigationMessages.get_premium)}
              />
            )
          }
        >
          {problemText(intl, hindrance.problem)}
        </Alert>
      );
    case 'spending':
      return (
        <Alert
          tone="danger"
          role={role}
          title={intl.formatMessage(errorMessage('spending_blocked'))}
          action={<Action href={urls.path('pages-service')} label={intl.formatMessage(texts.support)} />}
        />
      );
    case 'problem':
      return (
        <Alert tone="danger" role={role} title={problemText(intl, hindrance.problem)}>
          {hindrance.problem.code === 'message_too_long'
            ? intl.formatMessage(texts.length, {
                count: intl.formatNumber(codePointLength(text.trim())),
                max: intl.formatNumber(maximumLength),
              })
            : undefined}
        </Alert>
      );
    case 'unconfirmed':
      return (
        <Alert title={intl.formatMessage(texts.confirm_title)}>
          {intl.formatMessage(texts.confirm_text)}
        </Alert>
      );
    case 'history':
      return (
        <Alert title={intl.formatMessage(texts.history_title)}>
          {intl.formatMessage(texts.history_text, { max: hindrance.max })}
        </Alert>
      );
  }
}

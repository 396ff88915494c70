import { deletionCommentLength, deletionGraceDays } from '@heartwood/domain';
import { actionMessages, navigationMessages } from '@heartwood/i18n';
import {
  Button,
  ButtonLink,
  DeleteAccountScreen,
  DeleteDetour,
  DeleteLast,
  DeleteOffer,
  DeleteReason,
  HiddenFields,
  useRouterParts,
} from '@heartwood/ui';
import { useIntl } from 'react-intl';
import { dayText } from '../../format/calendar-day';
import { moneyText } from '../../format/money-text';
import { useMember } from '../../member/member-store';
import { urls } from '../../urls';
import { loginMessages } from '../login/messages';
import type { deletionAction } from './deletion.server';
import { deletionMessages as texts } from './deletion-messages';
import { offerDeclined } from './deletion-step';
import { settingsMessages } from './messages';
import type { DataOf } from './settings-data';
import { useAccountForm } from './use-account-form';

interface StepProps {
  readonly data: DataOf<'delete'>;
}

const action = urls.deletion();

function sentReason({ reason }: DataOf<'delete'>): Readonly<Record<string, string>> {
  return reason === null ? {} : { reason };
}

function Reason({ data }: StepProps) {
  const intl = useIntl();
  return (
    <DeleteReason
      title={intl.formatMessage(texts.reason_title)}
      text={intl.formatMessage(texts.reason_text)}
      form={{ action, fields: { step: 'next' } }}
      name="reason"
      reasons={data.reasons.map((value) => ({ value, label: intl.formatMessage(texts[value]) }))}
      selected={data.reason === null ? [] : [data.reason]}
      submit={intl.formatMessage(actionMessages.continue)}
    />
  );
}

function Detour({ data, kind }: StepProps & { readonly kind: 'help' | 'pause' }) {
  const intl = useIntl();
  const { Form } = useRouterParts();
  const { error } = useAccountForm<typeof deletionAction>({ fields: [] });
  const next = {
    href: urls.deletion({ step: 'offer', ...sentReason(data) }),
    label: intl.formatMessage(texts.go_on),
  };
  if (kind === 'help')
    return (
      <DeleteDetour
        title={intl.formatMessage(texts.help_title)}
        text={intl.formatMessage(texts.help_text)}
        action={
          <ButtonLink href={urls.path('complaints')} size="large" full>
            {intl.formatMessage(texts.help_action)}
          </ButtonLink>
        }
        next={next}
      />
    );
  return (
    <DeleteDetour
      title={intl.formatMessage(texts.pause_title)}
      text={intl.formatMessage(texts.pause_text)}
      error={error}
      action={
        <Form method="post" action={urls.deletion({ step: 'next', ...sentReason(data) })}>
          <HiddenFields values={{ invisible: 'on' }} />
          <Button type="submit" size="large" full>
            {intl.formatMessage(texts.pause_action)}
          </Button>
        </Form>
      }
      next={next}
    />
  );
}

function Offer({ data, offer }: StepProps & { readonly offer: NonNullable<DataOf<'delete'>['offer']> }) {
  const intl = useIntl();
  const { error } = useAccountForm<typeof deletionAction>({ fields: [] });
  const { percentage, package: pack } = offer;
  const money = (amount: number) => moneyText(intl, { amount, currency: pack.currency });
  return (
    <DeleteOffer
      lead={intl.formatMessage(texts.offer_lead)}
      percentage={percentage}
      title={intl.formatMessage(texts.offer_title, { credits: pack.credits })}
      price={money(pack.price)}
      fullPrice={money(pack.full_price)}
      perMessage={intl.formatMessage(texts.per_message, { price: money(pack.price_per_message) })}
      text={intl.formatMessage(texts.offer_text)}
      action={urls.deletion({ step: 'offer', ...sentReason(data) })}
      error={error}
      accept={{ label: intl.formatMessage(texts.offer_accept), fields: { offer: 'accept' } }}
      decline={{
        label: intl.formatMessage(texts.go_on),
        fields: { offer: 'decline', ...sentReason(data) },
      }}
    />
  );
}

function Last({ data }: StepProps) {
  const intl = useIntl();
  const { credits = 0 } = useMember() ?? {};
  const { answer, busy, error, fieldError } = useAccountForm<typeof deletionAction>({
    fields: ['comment', 'password'],
  });
  const gone = [
    intl.formatMessage(texts.from_date_text),
    ...(credits > 0 ? [intl.formatMessage(texts.credits_lost, { credits })] : []),
    intl.formatMessage(texts.words_stay),
  ];
  return (
    <DeleteLast
      title={intl.formatMessage(texts.last_title)}
      atOnce={{ when: intl.formatMessage(texts.at_once), text: intl.formatMessage(texts.at_once_text) }}
      forDays={{
        when: intl.formatMessage(texts.for_days, { days: deletionGraceDays }),
        text: intl.formatMessage(texts.for_days_text),
      }}
      after={{
        when: intl.formatMessage(texts.from_date, {
          date: dayText(intl, data.goneFrom, { day: 'numeric', month: 'long' }),
        }),
        text: gone.join(' '),
      }}
      action={urls.deletion({
        step: 'last',
        of: data.step.total === 3 ? offerDeclined : undefined,
        ...sentReason(data),
      })}
      hidden={sentReason(data)}
      error={error}
      comment={{
        name: 'comment',
        label: intl.formatMessage(texts.comment),
        counter: (count) => intl.formatMessage(texts.comment_counter, { count, max: deletionCommentLength }),
        defaultValue: answer?.values.comment,
        error: fieldError('comment'),
      }}
      password={{
        name: 'password',
        required: true,
        label: intl.formatMessage(settingsMessages.your_password),
        error: fieldError('password'),
        showLabel: intl.formatMessage(loginMessages.show_password),
        hideLabel: intl.formatMessage(loginMessages.hide_password),
      }}
      keep={{ href: urls.path('settings'), label: intl.formatMessage(texts.keep) }}
      submit={intl.formatMessage(texts.submit)}
      busy={busy && intl.formatMessage(texts.deleting)}
    />
  );
}

function Step({ data }: StepProps) {
  const { kind } = data.step;
  if (kind === 'help' || kind === 'pause') return <Detour data={data} kind={kind} />;
  if (kind === 'offer' && data.offer) return <Offer data={data} offer={data.offer} />;
  return kind === 'last' ? <Last data={data} /> : <Reason data={data} />;
}

/** The steps that delete the account; their state is in the address. */
export function DeletionPage({ data }: StepProps) {
  const intl = useIntl();
  const { kind, number, total } = data.step;
  const settings = urls.path('settings');
  return (
    <DeleteAccountScreen
      back={{
        href: kind === 'reason' ? settings : urls.deletion(sentReason(data)),
        label: intl.formatMessage(navigationMessages.back),
      }}
      step={intl.formatMessage(texts.step, { step: number, total })}
      stay={{ href: settings, label: intl.formatMessage(texts.stay) }}
    >
      <Step data={data} />
    </DeleteAccountScreen>
  );
}

import { actionMessages } from '@heartwood/i18n';
import { Alert, ButtonLink } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { TextsOf } from '../document/texts-of';
import type { Member } from '../member/member';
import { urls } from '../urls';
import { closeNotice } from './closed-notices';
import type { MemberNotice } from './member-notices';
import { noticeMessages as texts } from './messages';
import { PushNotice } from './push-notice';
import { Reminder } from './reminder';

interface NoticeProps {
  readonly notice: MemberNotice;
  readonly member: Member;
}

const reasons = {
  bounce: texts.mails_bounce,
  spam_complaint: texts.mails_complaint,
  list_unsubscribe: texts.mails_unsubscribed,
} as const;

function wordsOf(intl: IntlShape, kind: 'disabledNotifications' | 'profilePhoto', member: Member) {
  if (kind === 'profilePhoto') {
    return {
      title: intl.formatMessage(texts.photo_title),
      text: intl.formatMessage(texts.photo_text),
      action: { href: urls.signupStep('photo'), label: intl.formatMessage(texts.photo_action) },
    };
  }
  const [reason = 'bounce'] = member.notifications_disabled;
  return {
    title: intl.formatMessage(texts.mails_title),
    text: intl.formatMessage(reasons[reason]),
    action: { href: urls.path('notifications'), label: intl.formatMessage(texts.mails_action) },
  };
}

function Content({ notice, member }: NoticeProps) {
  const intl = useIntl();
  const { kind } = notice;
  if (kind === 'reminder') {
    return <Reminder member={member} presentation={notice.presentation} notOnPhones={notice.notOnPhones} />;
  }
  const onClose = () => {
    closeNotice(kind);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  if (kind === 'push') return <PushNotice member={member.id} onClose={onClose} />;
  const { title, text, action } = wordsOf(intl, kind, member);
  return (
    <Alert
      tone={kind === 'profilePhoto' ? 'neutral' : 'warn'}
      title={title}
      action={
        <ButtonLink href={action.href} look="text" size="small">
          {action.label}
        </ButtonLink>
      }
      dismiss={{ label: intl.formatMessage(actionMessages.close), onPress: onClose }}
    >
      {text}
    </Alert>
  );
}

/** The notice above a member's page; loads its own texts where the document didn't carry them. */
export default function Notice(props: NoticeProps) {
  return (
    <TextsOf areas={['notices']}>
      <Content {...props} />
    </TextsOf>
  );
}

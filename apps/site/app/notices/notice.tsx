import { actionMessages } from '@heartwood/i18n';
import { AlertStrip, Button, ButtonLink } from '@heartwood/ui';
import { Camera, MailX, Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { TextsOf } from '../document/texts-of';
import type { Member } from '../member/member';
import { urls } from '../urls';
import { noteNoticeShown } from './closed-notices';
import type { MemberNotice } from './member-notices';
import { noticeMessages as texts } from './messages';
import { PushNotice } from './push-notice';
import { Reminder } from './reminder';

interface NoticeProps {
  readonly notice: MemberNotice;
  readonly member: Member;
  readonly onClose: () => void;
}

const reasons = {
  bounce: texts.mails_bounce,
  spam_complaint: texts.mails_complaint,
  list_unsubscribe: texts.mails_unsubscribed,
} as const;

function Content({ notice, member, onClose }: NoticeProps) {
  const intl = useIntl();
  useEffect(noteNoticeShown, []);
  const dismiss = {
    label: intl.formatMessage(actionMessages.close),
    onPress: () => {
      onClose();
      document.getElementById('content')?.focus({ preventScroll: true });
    },
  };
  switch (notice.kind) {
    case 'activationReminder':
      return <Reminder member={member} {...notice} dismiss={dismiss} />;
    case 'update':
      return (
        <AlertStrip
          tone="success"
          icon={<Sparkles />}
          title={intl.formatMessage(texts.update_title)}
          action={
            <Button look="text" size="small" onClick={() => window.location.reload()}>
              {intl.formatMessage(texts.update_action)}
            </Button>
          }
          dismiss={dismiss}
        />
      );
    case 'push':
      return <PushNotice member={member.id} dismiss={dismiss} />;
    case 'profilePhoto':
      return (
        <AlertStrip
          icon={<Camera />}
          title={intl.formatMessage(texts.photo_title)}
          action={
            <ButtonLink href={urls.ownPhotos} look="text" size="small">
              {intl.formatMessage(texts.photo_action)}
            </ButtonLink>
          }
          dismiss={dismiss}
        >
          {intl.formatMessage(texts.photo_text)}
        </AlertStrip>
      );
    case 'disabledNotifications': {
      const [reason = 'bounce'] = member.notifications_disabled;
      return (
        <AlertStrip
          tone="danger"
          icon={<MailX />}
          title={intl.formatMessage(reasons[reason])}
          action={
            <ButtonLink href={urls.path('notifications')} look="text" size="small">
              {intl.formatMessage(texts.mails_action)}
            </ButtonLink>
          }
          dismiss={dismiss}
        >
          {intl.formatMessage(texts.mails_text)}
        </AlertStrip>
      );
    }
  }
}

/** Renders the notice in the title row; loads its own texts if the document didn't contain them. */
export default function Notice(props: NoticeProps) {
  return (
    <TextsOf areas={['notices']}>
      <Content {...props} />
    </TextsOf>
  );
}

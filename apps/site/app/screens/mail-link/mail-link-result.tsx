import { navigationMessages } from '@heartwood/i18n';
import { ActivationResultScreen } from '@heartwood/ui';
import type { EntryArt } from '@heartwood/ui';
import { useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useMember } from '../../member/member-store';
import { useForm } from '../../forms/use-form';
import { urls } from '../../urls';

interface MailLinkButtonProps {
  readonly art: EntryArt;
  /** The link's token, and the id of this page view. */
  readonly sent: { readonly token: string; readonly submission: string };
  /** The form's action. */
  readonly action: string;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly submit: MessageDescriptor;
  /** Shown while it is submitted. */
  readonly busy: MessageDescriptor;
}

/**
 * The page of a mailed link: a button that sends its token. Script presses it, once; without script the
 * button waits, so that opening a link never acts by itself.
 */
export function MailLinkButton({ art, sent, action, title, text, submit, busy }: MailLinkButtonProps) {
  const intl = useIntl();
  const { busy: isBusy } = useForm();
  const { token, submission } = sent;
  const submitForm = useSubmit();
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) return;
    pressed.current = true;
    submitForm({ token, submission }, { method: 'post', action, replace: true });
  }, [action, submission, submitForm, token]);
  return (
    <ActivationResultScreen
      state="ready"
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text)}
      art={art}
      action={{
        form: { action },
        hidden: { token, submission },
        submit: intl.formatMessage(submit),
        busy: isBusy ? intl.formatMessage(busy) : undefined,
      }}
    />
  );
}

interface MailLinkDoneProps {
  readonly art: EntryArt;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  /** The link to the members. */
  readonly toMembers: MessageDescriptor;
}

/** The success of a mailed link: members continue to the members' page, others to the login. */
export function MailLinkDone({ art, title, text, toMembers }: MailLinkDoneProps) {
  const intl = useIntl();
  const next = useMember()
    ? { href: urls.path('members'), label: intl.formatMessage(toMembers) }
    : { href: urls.login(), label: intl.formatMessage(navigationMessages.login) };
  return (
    <ActivationResultScreen
      state="done"
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text)}
      art={art}
      next={next}
    />
  );
}

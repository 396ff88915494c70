import { errorMessage, errorMessages } from '@heartwood/i18n';
import { ActivationResultScreen } from '@heartwood/ui';
import type { EntryArt } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useForm } from '../../forms/use-form';
import { urls } from '../../urls';
import { MailLinkButton } from '../mail-link/mail-link-result';
import { notificationMessages as texts } from './messages';
import type { Unsubscription } from './notifications-data';
import type { action as pageAction } from './notifications.server';
import { typeLooks } from './type-looks';

interface RefusedProps {
  readonly art: EntryArt;
  readonly title: MessageDescriptor;
}

function useChoice() {
  const intl = useIntl();
  return { href: urls.login(urls.path('notifications')), label: intl.formatMessage(texts.choose) };
}

function Refused({ art, title }: RefusedProps) {
  const intl = useIntl();
  return (
    <ActivationResultScreen
      state="failed"
      title={intl.formatMessage(title)}
      text={intl.formatMessage(texts.invalid_text)}
      art={art}
      next={useChoice()}
    />
  );
}

function Done({ art, data }: { readonly art: EntryArt; readonly data: Unsubscription }) {
  const intl = useIntl();
  const { busy } = useForm();
  const { state, token, submission, types } = data;
  const next = useChoice();
  if (state === 'undone') {
    return (
      <ActivationResultScreen
        state="done"
        title={intl.formatMessage(texts.back_title)}
        text={intl.formatMessage(texts.back_text)}
        art={art}
        next={next}
      />
    );
  }
  const names = intl.formatList(types.map((type) => intl.formatMessage(typeLooks[type].label)));
  return (
    <ActivationResultScreen
      state="done"
      title={intl.formatMessage(texts.left_title)}
      text={
        types.length > 0
          ? intl.formatMessage(texts.left_text, { types: names })
          : intl.formatMessage(texts.left_text_any)
      }
      art={art}
      action={{
        form: { action: urls.unsubscription(token) },
        hidden: { token, submission, undo: '1' },
        submit: intl.formatMessage(texts.left_undo),
        busy: busy ? intl.formatMessage(texts.left_undo_busy) : undefined,
      }}
      next={next}
    />
  );
}

/** The page of a mail's unsubscribe link: a button that script presses, then the outcome. */
export function UnsubscriptionPart({ data }: { readonly data: Unsubscription }) {
  const { state, token, submission, figure } = data;
  const { problem } = useForm<typeof pageAction>();
  const art = { kind: 'drawn', figure } as const;
  if (problem) return <Refused art={art} title={errorMessage(problem.code)} />;
  if (state === 'failed') return <Refused art={art} title={errorMessages.link_invalid_or_expired} />;
  if (state !== 'ready') return <Done art={art} data={data} />;
  return (
    <MailLinkButton
      art={art}
      sent={{ token, submission }}
      action={urls.unsubscription(token)}
      title={texts.leave_title}
      text={texts.leave_text}
      submit={texts.leave_submit}
      busy={texts.leave_busy}
    />
  );
}

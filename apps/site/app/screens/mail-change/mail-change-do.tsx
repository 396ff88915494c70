import { errorMessage, errorMessages } from '@heartwood/i18n';
import { ActivationResultScreen } from '@heartwood/ui';
import type { EntryArt } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { definePage } from '../../document/page-handle';
import { useForm } from '../../forms/use-form';
import { activationMessages } from '../activation/messages';
import { MailLinkButton, MailLinkDone } from '../mail-link/mail-link-result';
import { urls } from '../../urls';
import type { action, loader } from './mail-change-do.server';
import { mailChangeMessages as texts } from './messages';

export { action, loader } from './mail-change-do.server';

export const handle = definePage({
  messages: ['mail_change', 'activation'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
});

function Refused({ art, title }: { readonly art: EntryArt; readonly title: MessageDescriptor }) {
  const intl = useIntl();
  return (
    <ActivationResultScreen
      state="failed"
      title={intl.formatMessage(title)}
      text={intl.formatMessage(texts.failed_text)}
      art={art}
      next={{
        href: urls.path('settings', { section: 'email' }),
        label: intl.formatMessage(texts.to_settings),
      }}
    />
  );
}

/** The page linked from the mail about a new address: a button that script presses, then the outcome. */
export default function MailChangePage() {
  const { state, token, submission, figure } = useLoaderData<typeof loader>();
  const { problem } = useForm<typeof action>();
  const art = { kind: 'drawn', figure } as const;
  if (problem) return <Refused art={art} title={errorMessage(problem.code)} />;
  if (token !== null) {
    return (
      <MailLinkButton
        art={art}
        sent={{ token, submission }}
        action={urls.path('mail-change-do')}
        title={texts.title}
        text={texts.text}
        submit={texts.confirm}
        busy={activationMessages.confirming}
      />
    );
  }
  if (state === 'failed') return <Refused art={art} title={errorMessages.link_invalid_or_expired} />;
  return (
    <MailLinkDone art={art} title={texts.done_title} text={texts.done_text} toMembers={texts.to_members} />
  );
}

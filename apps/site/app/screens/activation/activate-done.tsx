import { useLoaderData } from '@remix-run/react';
import { definePage } from '../../document/page-handle';
import { urls } from '../../urls';
import { MailLinkButton, MailLinkDone } from '../mail-link/mail-link-result';
import type { loader } from './activate-done.server';
import { activationMessages as texts } from './messages';

export { action, loader } from './activate-done.server';

export const handle = definePage({
  messages: ['activation'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
});

/** The page linked from the activation mail: a button that script presses, then the success. */
export default function ActivateDonePage() {
  const { token, submission, figure } = useLoaderData<typeof loader>();
  const art = { kind: 'drawn', figure } as const;
  if (token === null) {
    return (
      <MailLinkDone art={art} title={texts.done_title} text={texts.done_text} toMembers={texts.to_members} />
    );
  }
  return (
    <MailLinkButton
      art={art}
      sent={{ token, submission }}
      action={urls.path('activate-done')}
      title={texts.confirm_title}
      text={texts.confirm_text}
      submit={texts.confirm}
      busy={texts.confirming}
    />
  );
}

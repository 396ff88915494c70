import { errorMessages, navigationMessages } from '@heartwood/i18n';
import { ActivationResultScreen } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { useForm } from '../../forms/use-form';
import { useMember } from '../../member/member-store';
import { definePage } from '../../document/page-handle';
import { urls } from '../../urls';
import type { action, loader } from './activate-error.server';
import { activationMessages as texts } from './messages';

export { action, loader } from './activate-error.server';

export const handle = definePage({
  messages: ['activation'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
});

/** The page of a failed activation, with a form for another mail. */
export default function ActivateErrorPage() {
  const intl = useIntl();
  const loggedIn = useMember() !== null;
  const { figure } = useLoaderData<typeof loader>();
  const { answer, busy, error } = useForm<typeof action>();
  const sent = answer?.done === true;
  const text = sent ? texts.resent : loggedIn ? texts.error_text : texts.login_first;
  return (
    <ActivationResultScreen
      state={sent ? 'ready' : 'failed'}
      title={intl.formatMessage(sent ? texts.page_title : errorMessages.activation_failed)}
      text={error ?? intl.formatMessage(text)}
      art={{ kind: 'drawn', figure }}
      action={
        loggedIn && !sent
          ? {
              form: { action: urls.path('activate-error') },
              submit: intl.formatMessage(texts.resend),
              busy: busy ? intl.formatMessage(texts.sending) : undefined,
            }
          : undefined
      }
      next={
        loggedIn
          ? undefined
          : {
              href: urls.login(urls.path('activate-error')),
              label: intl.formatMessage(navigationMessages.login),
            }
      }
    />
  );
}

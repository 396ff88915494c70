import { LoginScreen } from '@heartwood/ui';
import { useLoaderData, useLocation } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { useForm } from '../../forms/use-form';
import { definePage } from '../../document/page-handle';
import { urls } from '../../urls';
import type { action, loader } from './login.server';
import { loginMessages as texts } from './messages';

export { action, loader } from './login.server';

export const handle = definePage({
  messages: ['login'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
});

/** The login page. */
export default function LoginPage() {
  const intl = useIntl();
  const { figure, cookiesOff } = useLoaderData<typeof loader>();
  const { answer, busy, error, problem, fieldError } = useForm<typeof action>({
    fields: ['email', 'password'],
  });
  const { pathname, search } = useLocation();
  return (
    <LoginScreen
      title={intl.formatMessage(texts.title)}
      text={intl.formatMessage(texts.text)}
      art={{ kind: 'drawn', figure }}
      form={{ action: `${pathname}${search}` }}
      error={error ?? (cookiesOff && !problem ? intl.formatMessage(texts.cookies_off) : undefined)}
      email={{
        name: 'email',
        required: true,
        label: intl.formatMessage(texts.email),
        defaultValue: answer?.values.email,
        error: fieldError('email'),
      }}
      password={{
        name: 'password',
        required: true,
        label: intl.formatMessage(texts.password),
        showLabel: intl.formatMessage(texts.show_password),
        hideLabel: intl.formatMessage(texts.hide_password),
        error: fieldError('password'),
      }}
      submit={intl.formatMessage(texts.submit)}
      busy={busy ? intl.formatMessage(texts.busy) : undefined}
      forgotten={{ href: urls.path('reset-password'), label: intl.formatMessage(texts.forgotten) }}
      signup={{
        question: intl.formatMessage(texts.no_account),
        href: urls.signup(),
        label: intl.formatMessage(texts.signup),
      }}
    />
  );
}

import { LoginScreen } from '@heartwood/ui';
import { useActionData, useLoaderData, useLocation, useNavigation } from '@remix-run/react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { fieldText, problemText } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { definePage } from '../../document/page-handle';
import { urls } from '../../urls';
import type { action, loader } from './login.server';
import { loginMessages as texts } from './messages';

export { action, loader } from './login.server';

export const handle = definePage({
  messages: ['login'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
});

function errorText(intl: IntlShape, problem: FormProblem | undefined, cookiesOff: boolean) {
  if (problem) return problemText(intl, problem);
  return cookiesOff ? intl.formatMessage(texts.cookies_off) : undefined;
}

/** The login page. */
export default function LoginPage() {
  const intl = useIntl();
  const { figure, cookiesOff } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formAction !== undefined;
  const { pathname, search } = useLocation();
  const problem = answer?.problem;
  return (
    <LoginScreen
      title={intl.formatMessage(texts.title)}
      text={intl.formatMessage(texts.text)}
      art={{ kind: 'drawn', figure }}
      form={{ action: `${pathname}${search}` }}
      error={errorText(intl, problem, cookiesOff)}
      email={{
        name: 'email',
        required: true,
        label: intl.formatMessage(texts.email),
        defaultValue: answer?.email,
        error: fieldText(intl, problem, 'email'),
      }}
      password={{
        name: 'password',
        required: true,
        label: intl.formatMessage(texts.password),
        showLabel: intl.formatMessage(texts.show_password),
        hideLabel: intl.formatMessage(texts.hide_password),
        error: fieldText(intl, problem, 'password'),
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

import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { ErrorScreen } from '@heartwood/ui';
import { actionMessages, errorMessage, errorPageMessages } from '@heartwood/i18n';
import { useIntl } from 'react-intl';
import { urls } from '../../urls';
import { failureOf } from './failure-of';

/** Replaces a page that is missing or failed. */
export default function FailurePage() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const failure = failureOf(isRouteErrorResponse(error) ? error : undefined);
  if (failure.kind === 'notFound') {
    return (
      <ErrorScreen
        kind="notFound"
        title={intl.formatMessage(errorPageMessages.not_found)}
        message={intl.formatMessage(errorPageMessages.not_found_text)}
        home={{ href: urls.path('index'), label: intl.formatMessage(errorPageMessages.back_home) }}
      />
    );
  }
  return (
    <ErrorScreen
      kind={failure.kind}
      title={intl.formatMessage(errorPageMessages.fallback)}
      message={intl.formatMessage(errorMessage(failure.code), { minutes: 1 })}
      home={{ href: urls.path('index'), label: intl.formatMessage(errorPageMessages.back_home) }}
      retry={{ href: `${pathname}${search}`, label: intl.formatMessage(actionMessages.retry) }}
    />
  );
}

import { Alert, Container } from '@heartwood/ui';
import { useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { addToast } from '../../session/toasts';
import { membersMessages as texts } from './messages';
import { blockedNotice } from './passing-parameters';

/** Says once that somebody was blocked: a toast, or an alert where no script runs. */
export function BlockedNotice() {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const told = query.get('notice') === blockedNotice;
  const title = intl.formatMessage(texts.blocked);
  const text = intl.formatMessage(texts.blocked_text);

  useEffect(() => {
    if (!told) return;
    addToast({ tone: 'success', title, text });
    setQuery(
      (before) => {
        before.delete('notice');
        return before;
      },
      { replace: true },
    );
  }, [told, title, text, setQuery]);

  return told ? (
    <noscript>
      <Container>
        <Alert tone="success" title={title}>
          {text}
        </Alert>
      </Container>
    </noscript>
  ) : null;
}

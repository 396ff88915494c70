import { Alert } from '@heartwood/ui';
import { useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { addToast } from '../../overlays/toasts';
import { membersMessages as texts } from './messages';
import { blockedNotice } from '../../visit/transient-parameters';

/** Whether the address says that someone was just blocked. */
export function useBlockedNotice(): boolean {
  return useSearchParams()[0].get('notice') === blockedNotice;
}

/** Confirms once that someone was blocked: a toast, or an alert without script. */
export function BlockedNotice() {
  const intl = useIntl();
  const [, setQuery] = useSearchParams();
  const title = intl.formatMessage(texts.blocked);
  const text = intl.formatMessage(texts.blocked_text);
  const showNotice = useRef(() => {
    addToast({ tone: 'success', title, text });
    setQuery(
      (before) => {
        before.delete('notice');
        return before;
      },
      { replace: true },
    );
  });
  useEffect(() => showNotice.current(), []);

  return (
    <noscript>
      <Alert tone="success" title={title}>
        {text}
      </Alert>
    </noscript>
  );
}

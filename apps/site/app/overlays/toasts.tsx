import { actionMessages, navigationMessages } from '@heartwood/i18n';
import { createToastQueue, ToastRegion } from '@heartwood/ui';
import type { ToastContent } from '@heartwood/ui';
import { useIntl } from 'react-intl';

const queue = createToastQueue();

/** Shows a toast on any page. Browser only. */
export function addToast(content: ToastContent): void {
  queue.add(content);
}

/** The toasts' container on every page; their script is fetched with the first one. */
export function Toasts() {
  const intl = useIntl();
  return (
    <ToastRegion
      queue={queue}
      label={intl.formatMessage(navigationMessages.notifications)}
      closeLabel={intl.formatMessage(actionMessages.close)}
    />
  );
}

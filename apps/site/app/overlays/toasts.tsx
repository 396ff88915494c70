import { actionMessages, navigationMessages } from '@heartwood/i18n';
import { createToastQueue, ToastRegion } from '@heartwood/ui';
import type { ToastContent } from '@heartwood/ui';
import { useIntl } from 'react-intl';

const queue = createToastQueue();

/** Shows a short notice at the edge of the page, whatever page that is. Only in the browser. */
export function addToast(content: ToastContent): void {
  queue.add(content);
}

/** Where the notices of every page appear; their script is fetched with the first one. */
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

import { Button } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { addToast } from '../../overlays/toasts';
import { chatMessages as texts } from './messages';

/** Shows a toast that a message was discarded; `undo` restores it. */
export function showDiscarded(intl: IntlShape, undo: () => void): void {
  addToast({
    tone: 'success',
    title: intl.formatMessage(texts.discarded),
    action: (
      <Button look="text" size="small" onClick={undo}>
        {intl.formatMessage(texts.undo)}
      </Button>
    ),
  });
}

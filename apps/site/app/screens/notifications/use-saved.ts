import type { Saved } from '@heartwood/ui';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { notificationMessages as texts } from './messages';

/**
 * Returns the confirmation of the last change, and `showSaved` to show it, with a function that undoes the
 * change, if any.
 */
export function useSaved() {
  const intl = useIntl();
  const [saved, setSaved] = useState<Saved>();
  const end = useCallback(() => setSaved(undefined), []);
  const showSaved = (undo?: () => void, title: 'saved' | 'undone' = undo ? 'saved' : 'undone') => {
    const onPress = () => {
      end();
      undo?.();
    };
    setSaved((before) => ({
      id: (before?.id ?? 0) + 1,
      title: intl.formatMessage(texts[title]),
      undo: undo && { label: intl.formatMessage(texts.undo), onPress },
    }));
  };
  return { saved, showSaved, end };
}

import type { Saved } from '@heartwood/ui';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { notificationMessages as texts } from './messages';

/** What the page says of its last change, and how it is told: `tell` with what takes the change back, if anything. */
export function useSaved() {
  const intl = useIntl();
  const [saved, setSaved] = useState<Saved>();
  const end = useCallback(() => setSaved(undefined), []);
  const tell = (undo?: () => void, title: 'saved' | 'undone' = undo ? 'saved' : 'undone') => {
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
  return { saved, tell, end };
}

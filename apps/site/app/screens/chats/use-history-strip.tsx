import type { ChatThread } from '@heartwood/api-contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { HistoryStrip } from './history-strip';
import { remainingHistory } from './remaining-history';

/** Returns the warning before a conversation loses its oldest messages, until it is dismissed. */
export function useHistoryStrip({ profile, history }: Pick<ChatThread, 'profile' | 'history'>): ReactNode {
  const [dismissedFor, setDismissedFor] = useState('');
  const remaining = dismissedFor === profile.id ? null : remainingHistory(history);
  return (
    remaining !== null && <HistoryStrip remaining={remaining} onDismiss={() => setDismissedFor(profile.id)} />
  );
}

import { useEffect } from 'react';
import { keepsFor } from '../../offline/kept-member';
import { unsentProfiles } from './drafts';

async function sendKept(member: string): Promise<void> {
  const profiles = keepsFor(member) ? unsentProfiles(Object.keys(localStorage), member) : [];
  if (profiles.length === 0) return;
  const { outboxOf } = await import('./use-outbox');
  for (const profile of profiles) {
    const outbox = outboxOf(member, profile);
    outbox.resume(0);
    outbox.reconnected();
  }
}

/** In the installed app sends what a member left unsent before it was closed, in whatever conversation. */
export function useSendKept(member: string): void {
  useEffect(() => void sendKept(member).catch(() => undefined), [member]);
}

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

/** Sends what a member left unsent in any conversation before closing the installed app. */
export function useSendKept(member: string): void {
  useEffect(() => void sendKept(member).catch(() => undefined), [member]);
}

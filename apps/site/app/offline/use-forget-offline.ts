import { useEffect } from 'react';
import { isInstalledApp } from '../hooks/is-installed-app';
import { useMember } from '../member/member-store';
import { useMaybeRootData } from '../visit/root-data';
import { keptMember } from './kept-member';

/**
 * Deletes the installed app's data when a page shows that nobody, or another member, is logged in. A page
 * that failed to load says nothing about that.
 */
export function useForgetOffline(): void {
  const data = useMaybeRootData();
  const known = data !== undefined;
  const member = useMember()?.id ?? null;
  useEffect(() => {
    const kept = keptMember();
    if (!known || (kept === member && member !== null)) return;
    if (kept === null && !(member === null && isInstalledApp())) return;
    void import('./forget-offline').then(({ forgetOffline }) => forgetOffline(member)).catch(() => undefined);
  }, [known, member]);
}

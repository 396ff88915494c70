import { attentionCount } from '@heartwood/domain';
import { useEffect } from 'react';
import { MatchWatch } from '../screens/match/match-watch';
import { SignupOpener } from '../screens/signup/dialog/signup-opener';
import { showAppBadge } from './app-badge';
import { watchChunkFailures } from './chunk-reload';
import { PageLoadingBar } from './loading-bar';
import { useMember } from './member-store';
import { watchPageHidden } from './page-hidden';
import { Prefetch } from './prefetch/prefetch';
import { Scroll } from './scroll';
import { Toasts } from './toasts';

function useAppBadge(): void {
  const member = useMember();
  const waiting = member ? attentionCount(member.num_unread_messages, member.num_new_likes) : 0;
  useEffect(() => showAppBadge(waiting), [waiting]);
}

/** What every page does beside showing itself. */
export function AppEffects() {
  useEffect(watchPageHidden, []);
  useEffect(watchChunkFailures, []);
  useAppBadge();
  return (
    <>
      <PageLoadingBar />
      <Scroll />
      <Prefetch />
      <MatchWatch />
      <Toasts />
      <SignupOpener />
    </>
  );
}

import { attentionCount } from '@heartwood/domain';
import { lazy, Suspense, useEffect } from 'react';
import { useEntryWarning } from '../entry-warning/use-entry-warning';
import { SignupOpener } from '../screens/signup/dialog/signup-opener';
import { showAppBadge } from './app-badge';
import { useAtRest } from './at-rest';
import { watchChunkFailures } from './chunk-reload';
import { tellKeysKept } from './kept-keys';
import { PageLoadingBar } from './loading-bar';
import { useMember } from './member-store';
import { watchPageHidden } from './page-hidden';
import { Prefetch } from './prefetch/prefetch';
import { useMaybeRootData } from './root-data';
import { Scroll } from './scroll';
import { Toasts } from './toasts';

const TermsQuestion = lazy(() => import('../screens/terms/terms-question'));
const MatchWatch = lazy(() => import('../screens/match/match-watch'));

function useAppBadge(): void {
  const member = useMember();
  const waiting = member ? attentionCount(member.num_unread_messages, member.num_new_likes) : 0;
  useEffect(() => showAppBadge(waiting), [waiting]);
}

/** What every page does beside showing itself. */
export function AppEffects() {
  const member = useMember();
  const keepsKeys = useMaybeRootData()?.brand.idempotency === true;
  useEffect(() => tellKeysKept(keepsKeys), [keepsKeys]);
  useEffect(watchPageHidden, []);
  useEffect(watchChunkFailures, []);
  useAppBadge();
  useEntryWarning();
  const watching = useAtRest() && member !== null;
  return (
    <>
      <PageLoadingBar />
      <Scroll />
      <Prefetch />
      {watching ? (
        <Suspense>
          <MatchWatch key={member.id} />
        </Suspense>
      ) : null}
      {watching && member.terms_due !== null ? (
        <Suspense>
          <TermsQuestion version={member.terms_due} />
        </Suspense>
      ) : null}
      <Toasts />
      <SignupOpener />
    </>
  );
}

import { attentionCount } from '@heartwood/domain';
import { Late, latePart } from '@heartwood/ui';
import { useEffect, useState } from 'react';
import { useEntryWarning } from '../entry-warning/use-entry-warning';
import { SignupOpener } from '../screens/signup/dialog/signup-opener';
import { showAppBadge } from '../member/app-badge';
import { useDocumentIdle } from '../hooks/document-idle';
import { thisPage, watchChunkFailures } from '../navigation/chunk-reload';
import { reportStoredKeys } from '../member/kept-keys';
import { PageLoadingBar } from '../navigation/loading-bar';
import { useMember } from '../member/member-store';
import { watchPageHidden } from '../navigation/page-hidden';
import { useForgetOffline } from '../offline/use-forget-offline';
import { Prefetch } from '../navigation/prefetch/prefetch';
import { useMaybeRootData } from '../visit/root-data';
import { Scroll } from '../navigation/scroll';
import { Toasts } from '../overlays/toasts';
import { useTrail } from '../people/list-navigation';

const TermsQuestion = latePart(() => import('../screens/terms/terms-question'));
const MemberWatch = latePart(() => import('./member-watch'));

function useAppBadge(): void {
  const member = useMember();
  const waiting = member ? attentionCount(member.num_unread_messages, member.num_new_likes) : 0;
  useEffect(() => {
    void showAppBadge(waiting);
  }, [waiting]);
}

/**
 * Returns the version to be accepted, once the page has rendered. Fetched earlier, the question would reuse
 * the previous page's styles, which are removed with that page.
 */
function useTermsDue(watching: boolean): string | null {
  const due = useMember()?.terms_due ?? null;
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => setAsked(watching ? due : null), [watching, due]);
  return asked;
}

/** Marks when the page is interactive, for measurements. */
function markHydrated(): void {
  performance.mark('hydrated');
}

/** Runs the effects that every page needs. */
export function AppEffects() {
  const member = useMember();
  const keepsKeys = useMaybeRootData()?.brand.idempotency === true;
  useEffect(() => reportStoredKeys(keepsKeys), [keepsKeys]);
  useEffect(watchPageHidden, []);
  useEffect(() => watchChunkFailures(thisPage()), []);
  useEffect(markHydrated, []);
  useTrail();
  useAppBadge();
  useEntryWarning();
  useForgetOffline();
  const watching = useDocumentIdle() && member !== null;
  const termsDue = useTermsDue(watching);
  return (
    <>
      <PageLoadingBar />
      <Scroll />
      <Prefetch />
      {watching ? (
        <Late>
          <MemberWatch key={member.id} member={member.id} />
        </Late>
      ) : null}
      {termsDue !== null ? (
        <Late>
          <TermsQuestion version={termsDue} />
        </Late>
      ) : null}
      <Toasts />
      <SignupOpener />
    </>
  );
}

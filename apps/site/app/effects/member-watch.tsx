import { useEffect } from 'react';
import { LateNotice } from '../notices/late-notice';
import { usePush } from '../push/use-push';
import { MatchWatch } from '../screens/match/match-watch';

/** What every page does for a member once it has come to rest. */
export default function MemberWatch() {
  usePush();
  // The notice about a newer build is due when the scripts of this one are gone.
  useEffect(() => void LateNotice.load().catch(() => undefined), []);
  return <MatchWatch />;
}

import { usePush } from '../push/use-push';
import { MatchWatch } from '../screens/match/match-watch';

/** What every page does for a member once it has come to rest. */
export default function MemberWatch() {
  usePush();
  return <MatchWatch />;
}

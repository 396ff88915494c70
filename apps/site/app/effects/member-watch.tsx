import { fetchOverlays, Late, latePart } from '@heartwood/ui';
import { useEffect } from 'react';
import { useBonus, useLongWelcome } from '../bonus/bonus-provider';
import { savesData } from '../navigation/prefetch/saves-data';
import { LateNotice } from '../notices/late-notice';
import { useKeepOffline } from '../offline/use-keep-offline';
import { usePush } from '../push/use-push';
import { useSendKept } from '../screens/chats/use-send-kept';
import { MatchWatch } from '../screens/match/match-watch';
import { useEndPhotoUploads, useUploadNotices } from '../screens/own-profile/photos/use-upload-notices';
import { useEndAtLogout } from './end-at-logout';
import { SplashLinks } from './splash-links';

const BonusWatch = latePart(() => import('../screens/bonus/bonus-watch'));

/** The popups of the first-purchase discount; their script is fetched while there is one. */
function BonusPopups() {
  const { secondsLeft } = useBonus();
  const welcome = useLongWelcome();
  return secondsLeft > 0 || welcome ? (
    <Late>
      <BonusWatch />
    </Late>
  ) : null;
}

/** Runs the effects that every page needs for a member once it is idle. */
export default function MemberWatch({ member }: { readonly member: string }) {
  usePush();
  useKeepOffline(member);
  useSendKept(member);
  useEndPhotoUploads(member);
  useUploadNotices();
  useEndAtLogout();
  // Dialogs and toasts open offline too; the notice about a newer build when the scripts of this one are gone.
  useEffect(() => {
    if (savesData()) return;
    fetchOverlays();
    LateNotice.load().catch(() => undefined);
  }, []);
  return (
    <>
      <SplashLinks />
      <MatchWatch />
      <BonusPopups />
    </>
  );
}

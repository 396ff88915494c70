import { smartphoneQuery } from '@heartwood/domain';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { PageInside } from '../layouts/frame/use-page';
import type { Member } from '../member/member';
import { isNewerBuild, onNewerBuild } from '../member/newer-build';
import { useRootData } from '../visit/root-data';
import { closedNoticesCookie, closeNotice, prolongNoticedVisit } from './closed-notices';
import type { MemberNotice } from './member-notices';
import { noticeOfPage } from './notice-of-page';

/** Whether this is a smartphone; known once the page is hydrated, which an urgent update would discard. */
function useSmartphone(): boolean {
  const [smartphone, setSmartphone] = useState(false);
  useEffect(() => {
    const media = window.matchMedia(smartphoneQuery);
    const update = () => startTransition(() => setSmartphone(media.matches));
    update();
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, []);
  return smartphone;
}

const neverChanges = () => () => undefined;

interface PageNotice {
  readonly notice: MemberNotice | null;
  /** Removes it; one that can be closed stays hidden for a while. */
  readonly close: () => void;
}

/**
 * Returns the notice of this page, fixed for the view: the one due when the page opened, chosen by the server
 * from this browser's cookie. It disappears when it is closed or its reason is gone, and none replaces it.
 */
export function useMemberNotice(member: Member, page: PageInside): PageNotice {
  const { closedNotices: given, asksForPush } = useRootData();
  const closedNotices = useSyncExternalStore(
    neverChanges,
    () => closedNoticesCookie(document.cookie),
    () => given,
  );
  const newerBuild = useSyncExternalStore(onNewerBuild, isNewerBuild, () => false);
  const browser = { closedNotices, asksForPush, newerBuild, smartphone: useSmartphone() };
  const [path] = page.address.split('?');
  const kindNow = () => noticeOfPage(member, page, browser)?.kind;
  const [opened, setOpened] = useState(() => ({ path, kind: kindNow() }));
  useEffect(prolongNoticedVisit, [path]);
  const kind = opened.path === path ? opened.kind : kindNow();
  if (opened.path !== path) setOpened({ path, kind });
  const still = kind && noticeOfPage(member, page, { ...browser, shown: true });
  return {
    notice: still?.kind === kind ? (still ?? null) : null,
    close: () => {
      if (kind !== undefined) closeNotice(kind);
      setOpened({ path, kind: undefined });
    },
  };
}

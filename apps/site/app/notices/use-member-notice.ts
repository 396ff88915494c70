import { smartphoneQuery } from '@heartwood/domain';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { PageInside } from '../layouts/frame/use-page';
import type { Member } from '../member/member';
import { useRootData } from '../visit/root-data';
import { closedNoticesCookie, onNoticeClosed } from './closed-notices';
import type { MemberNotice } from './member-notices';
import { noticeOfPage } from './notice-of-page';

/** Whether this is a smartphone; told once the page's parts are hydrated, which an urgent change would throw away. */
function useSmartphone(): boolean {
  const [smartphone, setSmartphone] = useState(false);
  useEffect(() => {
    const media = window.matchMedia(smartphoneQuery);
    const tell = () => startTransition(() => setSmartphone(media.matches));
    tell();
    media.addEventListener('change', tell);
    return () => media.removeEventListener('change', tell);
  }, []);
  return smartphone;
}

/**
 * The notice above this page, fixed for the view: the one that was due when the page opened, as the server chose it by
 * the cookie of what this browser closed. It goes when it is closed or its reason is gone, and none takes its place.
 */
export function useMemberNotice(member: Member, page: PageInside): MemberNotice | null {
  const { closedNotices: given, asksForPush } = useRootData();
  const closedNotices = useSyncExternalStore(
    onNoticeClosed,
    () => closedNoticesCookie(document.cookie),
    () => given,
  );
  const due = noticeOfPage(member, page, { closedNotices, asksForPush, smartphone: useSmartphone() });
  const [path] = page.address.split('?');
  const [opened, setOpened] = useState({ path, kind: due?.kind });
  if (opened.path === path) return due?.kind === opened.kind ? due : null;
  setOpened({ path, kind: due?.kind });
  return due;
}

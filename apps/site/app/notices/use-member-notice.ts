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

/** The notice that is due above this page; the server knows by a cookie what this browser closed. */
export function useMemberNotice(member: Member, page: PageInside): MemberNotice | null {
  const { closedNotices: given, asksForPush } = useRootData();
  const closedNotices = useSyncExternalStore(
    onNoticeClosed,
    () => closedNoticesCookie(document.cookie),
    () => given,
  );
  return noticeOfPage(member, page, { closedNotices, asksForPush, smartphone: useSmartphone() });
}

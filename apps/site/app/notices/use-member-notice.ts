import { routes, smartphoneQuery } from '@heartwood/domain';
import type { RouteName } from '@heartwood/domain';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { PageInside } from '../layouts/frame/use-page';
import type { Member } from '../session/member';
import { useRootData } from '../session/root-data';
import { closedNoticesCookie, onNoticeClosed, readClosedNotices } from './closed-notices';
import { memberNotice } from './member-notices';
import type { MemberNotice } from './member-notices';

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

function isRoute(id: string): id is RouteName {
  return Object.hasOwn(routes, id);
}

function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}

/** The notice that is due above this page; the server knows by a cookie what this browser closed. */
export function useMemberNotice(member: Member, { id, address }: PageInside): MemberNotice | null {
  const { closedNotices, asksForPush } = useRootData();
  const closed = useSyncExternalStore(
    onNoticeClosed,
    () => closedNoticesCookie(document.cookie),
    () => closedNotices,
  );
  const smartphone = useSmartphone();
  if (!isRoute(id)) return null;
  return memberNotice(member, {
    route: id,
    query: new URLSearchParams(address.split('?')[1]),
    smartphone,
    asksForPush,
    closed: readClosedNotices(closed),
    now: secondsNow(),
  });
}

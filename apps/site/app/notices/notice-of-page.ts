import { routes } from '@heartwood/domain';
import type { RouteName } from '@heartwood/domain';
import type { Member } from '../member/member';
import { readClosedNotices, readNoticedVisit } from './closed-notices';
import { memberNotice } from './member-notices';
import type { MemberNotice } from './member-notices';

/** What is known of the browser that shows a page. */
interface NoticedBrowser {
  /** The cookie with the closed notices and the visit that showed one. */
  readonly closedNotices: string;
  readonly asksForPush: boolean;
  /** Whether the site serves a newer build than the page was loaded from; `false` on the server. */
  readonly newerBuild: boolean;
  /** `false` while unknown. */
  readonly smartphone: boolean;
  /** Whether this page already shows its notice. */
  readonly shown?: boolean;
}

function isRoute(id: string): id is RouteName {
  return Object.hasOwn(routes, id);
}

/** Returns the notice that is due on a page; `id` is the route's, `address` path and query. */
export function noticeOfPage(
  member: Member,
  { id, address }: { readonly id: string; readonly address: string },
  { closedNotices, asksForPush, newerBuild, smartphone, shown = false }: NoticedBrowser,
): MemberNotice | null {
  if (!isRoute(id)) return null;
  return memberNotice(member, {
    route: id,
    query: new URLSearchParams(address.split('?')[1]),
    smartphone,
    asksForPush,
    newerBuild,
    closed: readClosedNotices(closedNotices),
    noticedVisit: shown ? null : readNoticedVisit(closedNotices),
    now: Math.floor(Date.now() / 1000),
  });
}

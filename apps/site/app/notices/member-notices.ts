import { activationReminder, asksForTerms, dueNotice, isSameVisit, noticePages } from '@heartwood/domain';
import type { ClosedNotices, DismissibleNotice, RouteName } from '@heartwood/domain';
import type { Member } from '../member/member';
import { signupCompleteFlag } from '../visit/signup-complete-flag';

/** What stands in the row of a page's title: the reminder to confirm the address, or a notice that can be closed. */
export type MemberNotice =
  | { readonly kind: 'reminder'; readonly presentation: 'alert' | 'modal'; readonly notOnPhones: boolean }
  | { readonly kind: DismissibleNotice };

type Noticed = Pick<Member, 'status' | 'profile_status' | 'notifications_disabled' | 'image' | 'terms_due'>;

/** Where and when a notice would show. */
export interface NoticePlace {
  readonly route: RouteName;
  readonly query: URLSearchParams;
  /** Whether this is a smartphone; `false` where nobody knows yet. */
  readonly smartphone: boolean;
  /** Whether this browser can be told by push and nobody has been asked. */
  readonly asksForPush: boolean;
  /** Whether the site serves a newer build than the page was loaded from; `false` on the server. */
  readonly newerBuild: boolean;
  readonly closed: ClosedNotices;
  /** When the last page was opened of the visit that showed a notice, in seconds since 1970; `null` where none did. */
  readonly noticedVisit: number | null;
  /** Seconds since 1970. */
  readonly now: number;
}

/**
 * The one notice that is due, if any: one a visit, on pages that have room for it, and none while newer terms are asked
 * for. The reminder's modal form, which the end of a signup brings, is bound to neither.
 */
export function memberNotice(
  member: Noticed,
  { route, query, smartphone, asksForPush, newerBuild, closed, noticedVisit, now }: NoticePlace,
): MemberNotice | null {
  if (member.terms_due !== null && asksForTerms(route)) return null;
  const signupJustCompleted = query.has(signupCompleteFlag);
  const presentation = activationReminder({
    userStatus: member.status,
    profileStatus: member.profile_status,
    notificationsDisabled: member.notifications_disabled.length > 0,
    route,
    signupJustCompleted,
    smartphone,
  });
  const waits = !noticePages.includes(route) || isSameVisit(noticedVisit, now);
  if (waits && presentation !== 'modal') return null;
  if (presentation) return { kind: 'reminder', presentation, notOnPhones: signupJustCompleted };
  const holds = {
    disabledNotifications: member.notifications_disabled.length > 0,
    profilePhoto: member.image === null,
    push: asksForPush,
    update: newerBuild,
  };
  const kind = dueNotice({ holds, closed, route, now });
  return kind && { kind };
}

import { activationReminder, asksForTerms, dueNotice, isSameVisit, noticePages } from '@heartwood/domain';
import type { ClosedNotices, DismissibleNotice, RouteName } from '@heartwood/domain';
import type { Member } from '../member/member';
import { signupCompleteFlag } from '../visit/signup-complete-flag';

/** A notice in the page's title row: the reminder to confirm the address, or another one. */
export type MemberNotice =
  | {
      readonly kind: 'activationReminder';
      readonly presentation: 'alert' | 'modal';
      readonly notOnPhones: boolean;
    }
  | { readonly kind: DismissibleNotice };

type Noticed = Pick<Member, 'status' | 'profile_status' | 'notifications_disabled' | 'image' | 'terms_due'>;

/** Where and when a notice would be shown. */
export interface NoticePlace {
  readonly route: RouteName;
  readonly query: URLSearchParams;
  /** Whether this is a smartphone; `false` while unknown. */
  readonly smartphone: boolean;
  /** Whether this browser supports push and the visitor has not been asked. */
  readonly asksForPush: boolean;
  /** Whether the site serves a newer build than the page was loaded from; `false` on the server. */
  readonly newerBuild: boolean;
  readonly closed: ClosedNotices;
  /**
   * When the last page was opened in the visit that showed a notice, in seconds since 1970; `null` if none
   * did.
   */
  readonly noticedVisit: number | null;
  /** Seconds since 1970. */
  readonly now: number;
}

/**
 * Returns the notice that is due, if any: one per visit, only on pages with room for it, and none while newer
 * terms are asked for. The reminder's modal form after signup is exempt from both.
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
    closed,
    now,
  });
  const waits = !noticePages.includes(route) || isSameVisit(noticedVisit, now);
  if (waits && presentation !== 'modal') return null;
  if (presentation) {
    return { kind: 'activationReminder', presentation, notOnPhones: signupJustCompleted };
  }
  const holds = {
    disabledNotifications: member.notifications_disabled.length > 0,
    profilePhoto: member.image === null,
    push: asksForPush,
    update: newerBuild,
  };
  const kind = dueNotice({ holds, closed, route, now });
  return kind && { kind };
}

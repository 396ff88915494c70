import type { Layout, RouteName } from './routes';

/** Pages on which a dismissible notice stays away. */
export const noticeHiddenOn = {
  activationReminder: ['signup', 'settings', 'notifications'],
  profilePhoto: ['profile', 'signup', 'activate-done', 'premium', 'notifications', 'directdebit', 'settings'],
  push: ['signup', 'notifications', 'activate-done', 'directdebit', 'premium'],
  disabledNotifications: ['settings', 'notifications'],
  update: ['credits', 'premium', 'transactions-id'],
  terms: ['settings', 'notifications', 'transactions-id'],
  siteEntry: ['complete-signup', 'reset-password', 'reset-password-do'],
} as const satisfies Record<string, readonly RouteName[]>;

export type Notice = keyof typeof noticeHiddenOn;

/** Whether a notice may show on a page. */
export function noticeFits(notice: Notice, route: RouteName): boolean {
  return !(noticeHiddenOn[notice] as readonly RouteName[]).includes(route);
}

/** Pages that have a row for their title, in which a member's notice stands; it shows on no other. */
export const noticePages: readonly RouteName[] = [
  'members',
  'likes',
  'likes-type',
  'chats',
  'credits',
  'premium',
  'transactions-id',
  'signup-matches',
];

/** How long after its last page a visit is over, in seconds; each shows one notice at most. */
export const visitPauseSeconds = 30 * 60;

/** Whether a visit that showed a notice goes on; `lastPage` is when its last page was opened. Seconds since 1970. */
export function isSameVisit(lastPage: number | null, now: number): boolean {
  return lastPage !== null && lastPage <= now && now - lastPage < visitPauseSeconds;
}

/** Notices that a member may close, in the order in which they show; one at a time, after the activation reminder. */
export const dismissibleNotices = [
  'disabledNotifications',
  'profilePhoto',
  'push',
  'update',
] as const satisfies readonly Notice[];

export type DismissibleNotice = (typeof dismissibleNotices)[number];

const day = 86_400;

/** How long a closed notice stays away, in seconds; that of a newer version would hide those after it, too. */
export const noticeRestSeconds: Readonly<Record<DismissibleNotice, number>> = {
  disabledNotifications: 30 * day,
  profilePhoto: 30 * day,
  push: 30 * day,
  update: day,
};

/** When which notice was closed, in seconds since 1970. */
export type ClosedNotices = Readonly<Partial<Record<DismissibleNotice, number>>>;

/** The first notice that holds for the member, fits the page, and was not closed lately. */
export function dueNotice(situation: {
  holds: Readonly<Partial<Record<DismissibleNotice, boolean>>>;
  closed: ClosedNotices;
  route: RouteName;
  /** Seconds since 1970. */
  now: number;
}): DismissibleNotice | null {
  const { holds, closed, route, now } = situation;
  const rests = (notice: DismissibleNotice) => {
    const closedAt = closed[notice];
    return closedAt !== undefined && closedAt <= now && now - closedAt < noticeRestSeconds[notice];
  };
  return (
    dismissibleNotices.find(
      (notice) => holds[notice] === true && noticeFits(notice, route) && !rests(notice),
    ) ?? null
  );
}

/** How an unconfirmed member is reminded to open the confirming mail, or null. */
export function activationReminder(situation: {
  userStatus: string;
  profileStatus: string;
  notificationsDisabled: boolean;
  route: RouteName;
  signupJustCompleted: boolean;
  smartphone: boolean;
}): 'modal' | 'alert' | null {
  const due =
    situation.userStatus === 'not_confirmed' &&
    situation.profileStatus === 'disabled' &&
    !situation.notificationsDisabled &&
    noticeFits('activationReminder', situation.route);
  if (!due) return null;
  return situation.signupJustCompleted && situation.smartphone ? 'modal' : 'alert';
}

/** Countries whose visitors meet the site-entry warning in the chat, lander and empty layouts. */
export const siteEntryCountries = ['NL', 'DE'] as const;

/** Whether the adult-content gate opens for this visitor. */
export function siteEntryDue(visit: {
  loggedIn: boolean;
  installedApp: boolean;
  skippedBefore: boolean;
  /** The brand's setting: `yes`, `no`, or the only countries, separated by commas. */
  setting: string;
  country: string | null;
  layout: Layout;
  route: RouteName;
}): boolean {
  const { setting, country, layout } = visit;
  if (visit.loggedIn || visit.installedApp || visit.skippedBefore || setting === 'no') return false;
  if (!noticeFits('siteEntry', visit.route)) return false;
  if (setting !== 'yes' && !(country !== null && setting.split(',').includes(country))) return false;
  return layout === 'default' || siteEntryCountries.some((listed) => listed === country);
}

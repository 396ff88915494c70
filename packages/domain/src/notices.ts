import type { Layout, RouteName } from './routes';

/** Pages that never show a dismissible notice. */
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

/** Whether a notice may appear on a page. */
export function noticeFits(notice: Notice, route: RouteName): boolean {
  return !(noticeHiddenOn[notice] as readonly RouteName[]).includes(route);
}

/** Pages with a title row, where a member's notice appears; no other page shows one. */
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

/** A visit ends this many seconds after its last page; each visit shows at most one notice. */
export const visitPauseSeconds = 30 * 60;

/**
 * Whether a visit that showed a notice continues; `lastPage` is when its last page was opened. Seconds since
 * 1970.
 */
export function isSameVisit(lastPage: number | null, now: number): boolean {
  return lastPage !== null && lastPage <= now && now - lastPage < visitPauseSeconds;
}

/** Notices that a member may dismiss, in order of priority; one at a time, after the activation reminder. */
export const dismissibleNotices = [
  'disabledNotifications',
  'profilePhoto',
  'push',
  'update',
] as const satisfies readonly Notice[];

export type DismissibleNotice = (typeof dismissibleNotices)[number];

const day = 86_400;

/** Every notice whose dismissal is stored. */
export const closableNotices = ['activationReminder', ...dismissibleNotices] as const;

export type ClosableNotice = (typeof closableNotices)[number];

/**
 * How long a dismissed notice stays hidden, in seconds; a newer version's notice would hide those after it,
 * too.
 */
export const noticeRestSeconds: Readonly<Record<ClosableNotice, number>> = {
  activationReminder: day,
  disabledNotifications: 30 * day,
  profilePhoto: 30 * day,
  push: 30 * day,
  update: day,
};

/** When each notice was dismissed, in seconds since 1970. */
export type ClosedNotices = Readonly<Partial<Record<ClosableNotice, number>>>;

function rests(notice: ClosableNotice, closed: ClosedNotices, now: number): boolean {
  const closedAt = closed[notice];
  return closedAt !== undefined && closedAt <= now && now - closedAt < noticeRestSeconds[notice];
}

/** Returns the first notice that applies to the member, fits the page, and wasn't dismissed recently. */
export function dueNotice(situation: {
  holds: Readonly<Partial<Record<DismissibleNotice, boolean>>>;
  closed: ClosedNotices;
  route: RouteName;
  /** Seconds since 1970. */
  now: number;
}): DismissibleNotice | null {
  const { holds, closed, route, now } = situation;
  return (
    dismissibleNotices.find(
      (notice) => holds[notice] === true && noticeFits(notice, route) && !rests(notice, closed, now),
    ) ?? null
  );
}

/**
 * Returns how an unconfirmed member is reminded to open the confirmation mail; null if they are not, or closed
 * the reminder recently.
 */
export function activationReminder(situation: {
  userStatus: string;
  profileStatus: string;
  notificationsDisabled: boolean;
  route: RouteName;
  signupJustCompleted: boolean;
  smartphone: boolean;
  closed: ClosedNotices;
  /** Seconds since 1970. */
  now: number;
}): 'modal' | 'alert' | null {
  const due =
    situation.userStatus === 'not_confirmed' &&
    situation.profileStatus === 'disabled' &&
    !situation.notificationsDisabled &&
    noticeFits('activationReminder', situation.route) &&
    !rests('activationReminder', situation.closed, situation.now);
  if (!due) return null;
  return situation.signupJustCompleted && situation.smartphone ? 'modal' : 'alert';
}

/** Countries whose visitors see the age gate in the chat, lander and empty layouts. */
export const siteEntryCountries = ['NL', 'DE'] as const;

/** Whether this visitor sees the age gate. */
export function siteEntryDue(visit: {
  loggedIn: boolean;
  installedApp: boolean;
  skippedBefore: boolean;
  /** The brand's setting: `yes`, `no`, or a comma-separated list of countries. */
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

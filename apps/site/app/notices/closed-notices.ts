import { closableNotices, cookies, isSameVisit } from '@heartwood/domain';
import type { ClosableNotice, ClosedNotices } from '@heartwood/domain';
import { cookieIn, cookieText } from '../format/cookie';

const { name, maxAge } = cookies.notices;

/** When the last page was opened in the visit that showed a notice, stored with the closed notices. */
const visitKey = 'visit';

/** Popups that stay hidden in a browser in which they were closed. */
const popups = ['welcome', 'bonus'] as const;
export type ClosablePopup = (typeof popups)[number];

/** Returns the notices' cookie from a `Cookie` header or the document's cookies. */
export function closedNoticesCookie(header: string | undefined): string {
  return cookieIn(header, name) ?? '';
}

function secondsIn(kept: URLSearchParams, key: string): number | null {
  const seconds = Number(kept.get(key));
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : null;
}

/** Parses when each notice was closed; unreadable values count as not closed. */
export function readClosedNotices(cookie: string): ClosedNotices {
  const kept = new URLSearchParams(cookie);
  return Object.fromEntries(
    closableNotices.flatMap((notice) => {
      const seconds = secondsIn(kept, notice);
      return seconds === null ? [] : [[notice, seconds] as const];
    }),
  );
}

/** Returns when the last page was opened in the visit that showed a notice; `null` if none did. */
export function readNoticedVisit(cookie: string): number | null {
  return secondsIn(new URLSearchParams(cookie), visitKey);
}

/** Whether a popup was closed in this browser, according to the cookie. */
export function wasPopupClosed(cookie: string, popup: ClosablePopup): boolean {
  return secondsIn(new URLSearchParams(cookie), popup) !== null;
}

type Kept = ClosableNotice | ClosablePopup | typeof visitKey;

/** Returns the cookie's value after one more notice was closed, or a page of a visit with a notice opened. */
export function withNoticeTime(cookie: string, key: Kept, seconds: number): string {
  const before = new URLSearchParams(cookie);
  const others = [...popups, visitKey].flatMap((each) => {
    const at = secondsIn(before, each);
    return at === null ? [] : [[each, at] as const];
  });
  const kept = { ...readClosedNotices(cookie), ...Object.fromEntries(others), [key]: seconds };
  return new URLSearchParams(Object.entries(kept).map(([each, at]) => [each, String(at)])).toString();
}

function keep(key: Kept, seconds: number): void {
  const value = withNoticeTime(closedNoticesCookie(document.cookie), key, seconds);
  document.cookie = cookieText(name, value, { secure: window.location.protocol === 'https:', maxAge });
}

const now = () => Math.floor(Date.now() / 1000);

/** Stores that a notice was closed now. */
export function closeNotice(notice: ClosableNotice): void {
  keep(notice, now());
}

/** Stores that a popup was closed now. */
export function closePopup(popup: ClosablePopup): void {
  keep(popup, now());
}

/** Stores that this visit showed its notice. */
export function noteNoticeShown(): void {
  keep(visitKey, now());
}

/** Extends the visit that showed a notice by the page opened now. */
export function prolongNoticedVisit(): void {
  const at = now();
  if (isSameVisit(readNoticedVisit(closedNoticesCookie(document.cookie)), at)) keep(visitKey, at);
}

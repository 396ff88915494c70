import { cookies, dismissibleNotices } from '@heartwood/domain';
import type { ClosedNotices, DismissibleNotice } from '@heartwood/domain';
import { cookieIn, cookieText } from '../format/cookie';

const { name, maxAge } = cookies.notices;
const listeners = new Set<() => void>();

/** What a `Cookie` header, or the document's cookies, keep of closed notices. */
export function closedNoticesCookie(header: string | undefined): string {
  return cookieIn(header, name) ?? '';
}

/** When which notice was closed, as the cookie says; what nobody can read was not closed. */
export function readClosedNotices(cookie: string): ClosedNotices {
  const kept = new URLSearchParams(cookie);
  return Object.fromEntries(
    dismissibleNotices.flatMap((notice) => {
      const seconds = Number(kept.get(notice));
      return Number.isSafeInteger(seconds) && seconds > 0 ? [[notice, seconds] as const] : [];
    }),
  );
}

/** The cookie's value after one more notice was closed. */
export function withClosedNotice(cookie: string, notice: DismissibleNotice, seconds: number): string {
  const closed = { ...readClosedNotices(cookie), [notice]: seconds };
  return new URLSearchParams(Object.entries(closed).map(([each, at]) => [each, String(at)])).toString();
}

/** Keeps in this browser that a notice was closed now, and tells who watches. */
export function closeNotice(notice: DismissibleNotice): void {
  const now = Math.floor(Date.now() / 1000);
  const value = withClosedNotice(closedNoticesCookie(document.cookie), notice, now);
  document.cookie = cookieText(name, value, { secure: window.location.protocol === 'https:', maxAge });
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever a notice was closed on this page; gives back how to stop. */
export function onNoticeClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

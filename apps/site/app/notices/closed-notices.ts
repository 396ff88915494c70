import { cookies, dismissibleNotices } from '@heartwood/domain';
import type { ClosedNotices, DismissibleNotice } from '@heartwood/domain';

const prefix = `${cookies.notices.name}=`;
const listeners = new Set<() => void>();

/** What a `Cookie` header, or the document's cookies, keep of closed notices. */
export function closedNoticesCookie(header: string | undefined): string {
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(prefix));
  return pair?.trim().slice(prefix.length) ?? '';
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
  return new URLSearchParams(Object.entries(closed).map(([name, at]) => [name, String(at)])).toString();
}

/** Keeps in this browser that a notice was closed now, and tells who watches. */
export function closeNotice(notice: DismissibleNotice): void {
  const now = Math.floor(Date.now() / 1000);
  const value = withClosedNotice(closedNoticesCookie(document.cookie), notice, now);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${prefix}${value}; Path=/; Max-Age=${cookies.notices.maxAge}; SameSite=Lax${secure}`;
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever a notice was closed on this page; gives back how to stop. */
export function onNoticeClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

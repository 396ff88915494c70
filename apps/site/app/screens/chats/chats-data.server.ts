import { unwrap } from '@heartwood/api-client';
import type { Chat } from '@heartwood/api-contract';
import type { PageRequest } from '../../visit/page.server';
import { visitTimeZone } from '../../visit/visit-time-zone.server';

/** The time and time zone in which the page is read. */
export interface ReadingData {
  /** ISO 8601. */
  readonly now: string;
  readonly timeZone: string;
}

/** Data of the list of conversations. */
export interface ChatsData extends ReadingData {
  readonly chats: readonly Chat[];
  /** Cursor of the next page. */
  readonly next: string | null;
  /** Whether only conversations with unread messages are listed. */
  readonly unreadOnly: boolean;
}

/** Returns the time and time zone in which a request's page is read. */
export async function readingData(page: PageRequest): Promise<ReadingData> {
  const timeZone = await visitTimeZone(page);
  return { now: new Date().toISOString(), timeZone };
}

/** Loads the list of conversations; `false` when logged out. */
export async function loadList(page: PageRequest): Promise<ChatsData | false> {
  const { api, url } = page;
  const query = { cursor: url.searchParams.get('cursor') ?? undefined };
  const [list, reading] = await Promise.all([
    unwrap(api.GET('/api/chats.php', { params: { query } })),
    readingData(page),
  ]);
  const unreadOnly = url.searchParams.get('filter') === 'unread';
  return list && { ...reading, chats: list.chats, next: list.next_cursor, unreadOnly };
}

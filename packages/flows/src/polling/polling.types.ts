import type { Chat, Likes, User } from '@heartwood/api-contract';

export type PolledResource = 'user' | 'chats' | 'likes';

/** What one poll brought. `false`: the session has ended. */
export type Polled =
  | { resource: 'user'; user: User | null }
  | { resource: 'chats'; chats: readonly Chat[] }
  | { resource: 'likes'; likes: Likes }
  | false;

export type PollingInput = { loggedIn: boolean; pushSubscribed: boolean };
export type PollingContext = PollingInput;

export type PollingEvent =
  | { type: 'LOGGED_IN' }
  | { type: 'LOGGED_OUT' }
  | { type: 'PUSH_CHANGED'; subscribed: boolean }
  /** Polls at once; a pushed message names chats and likes. */
  | { type: 'RELOAD'; resources: readonly PolledResource[] };

export type PollingEmitted = { type: 'loaded'; polled: Exclude<Polled, false> } | { type: 'logged-out' };

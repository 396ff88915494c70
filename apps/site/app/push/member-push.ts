import type { PushSubscription } from '@heartwood/api-contract';
import { isSubscribedFor } from '../member/live/push-state';
import type { PushState } from '../member/live/push-state';

/** The browser's side of push. */
export interface PushBrowser {
  readonly can: () => boolean;
  readonly permission: () => NotificationPermission;
  /** Asks for permission; call it straight from a click handler. */
  readonly ask: () => Promise<NotificationPermission>;
  /** Returns the subscription with this key, created if there is none. */
  readonly subscribe: (publicKey: string) => Promise<PushSubscription>;
  /** Unsubscribes and closes visible notifications. */
  readonly leave: () => Promise<void>;
}

/** The API's side of push. */
export interface PushCalls {
  readonly keep: (subscription: PushSubscription) => Promise<void>;
  readonly withdraw: (subscription: PushSubscription) => Promise<void>;
}

/** This browser's stored state. */
export interface PushMemory {
  readonly read: () => PushState;
  readonly write: (state: PushState) => void;
  readonly writeAsk: (ask: boolean) => void;
}

/** The dependencies of push. */
export interface PushParts {
  readonly browser: PushBrowser;
  readonly calls: PushCalls;
  readonly memory: PushMemory;
  readonly now: () => number;
}

/**
 * How often the API is notified again of a subscription it should know: it deletes those of ended sessions.
 */
export const reportAgainAfterMs = 3_600_000;

/** Push for the member logged in in this browser. */
export interface MemberPush {
  /**
   * Asks for permission and subscribes; call it straight from a click handler.
   * @throws Error if the push service or the API rejected it
   */
  readonly turnOn: (member: string, publicKey: string) => Promise<PushState['kind']>;
  /** Synchronises the stored state, the browser's subscription and the API; never asks for permission. */
  readonly catchUp: (member: string, publicKey: string | null) => Promise<void>;
  /** Ends push in this browser; for the API the end of the session has ended it. */
  readonly forget: () => Promise<void>;
}

const unknown: PushState = { kind: 'unknown' };

/** Creates push from its parts. */
export function createMemberPush({ browser, calls, memory, now }: PushParts): MemberPush {
  const subscribe = async (member: string, publicKey: string) => {
    const subscription = await browser.subscribe(publicKey);
    try {
      await calls.keep(subscription);
    } catch (error) {
      await browser.leave();
      throw error;
    }
    memory.write({ kind: 'subscribed', member, subscription, registered: now() });
  };

  const forget = async () => {
    const known = memory.read().kind === 'subscribed';
    memory.writeAsk(false);
    if (!known) return;
    memory.write(unknown);
    await browser.leave();
  };

  const keepUp = async (state: Extract<PushState, { kind: 'subscribed' }>, publicKey: string) => {
    const subscription = await browser.subscribe(publicKey);
    const same = subscription.endpoint === state.subscription.endpoint;
    if (same && now() - state.registered < reportAgainAfterMs) return;
    await calls.keep(subscription);
    memory.write({ ...state, subscription, registered: now() });
  };

  const refused = async (state: PushState, kind: 'unknown' | 'denied') => {
    if (state.kind === kind) return;
    memory.write({ kind });
    if (state.kind === 'subscribed') await calls.withdraw(state.subscription);
  };

  return {
    async turnOn(member, publicKey) {
      const permission = await browser.ask();
      if (permission === 'default') return 'unknown';
      if (permission === 'granted') await subscribe(member, publicKey);
      else memory.write({ kind: 'denied' });
      memory.writeAsk(false);
      return permission === 'granted' ? 'subscribed' : 'denied';
    },
    async catchUp(member, publicKey) {
      if (publicKey === null || !browser.can()) return forget();
      const before = memory.read();
      if (before.kind === 'subscribed' && before.member !== member) await forget();
      const state = memory.read();
      const permission = browser.permission();
      memory.writeAsk(permission !== 'denied' && !isSubscribedFor(state, member));
      if (permission === 'denied') await refused(state, 'denied');
      else if (permission === 'granted' && state.kind === 'subscribed') await keepUp(state, publicKey);
      else await refused(state, 'unknown');
    },
    forget,
  };
}

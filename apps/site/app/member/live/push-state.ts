import type { PushSubscription } from '@heartwood/api-contract';

/** The stored state of push: subscribed for a member, refused, or neither. */
export type PushState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'denied' }
  | {
      readonly kind: 'subscribed';
      readonly member: string;
      readonly subscription: PushSubscription;
      /** When the API was last notified, in milliseconds since 1970. */
      readonly registered: number;
    };

type Subscribed = Extract<PushState, { kind: 'subscribed' }>;

const unknown: PushState = { kind: 'unknown' };

function isSubscription(value: unknown): value is PushSubscription {
  if (typeof value !== 'object' || value === null || !('endpoint' in value) || !('keys' in value))
    return false;
  const { endpoint, keys } = value;
  if (typeof endpoint !== 'string' || typeof keys !== 'object' || keys === null) return false;
  return (
    'p256dh' in keys && typeof keys.p256dh === 'string' && 'auth' in keys && typeof keys.auth === 'string'
  );
}

function isSubscribed(value: unknown): value is Pick<Subscribed, 'member' | 'subscription'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'member' in value &&
    typeof value.member === 'string' &&
    'subscription' in value &&
    isSubscription(value.subscription)
  );
}

/**
 * Parses the stored state: a serialised object, the word `denied`, or nothing. One without `registered`, as
 * earlier versions stored it, is due to be registered again.
 */
export function parsePushState(text: string | null): PushState {
  if (text === 'denied') return { kind: 'denied' };
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isSubscribed(value)) return unknown;
    const { member, subscription } = value;
    const registered = 'registered' in value && typeof value.registered === 'number' ? value.registered : 0;
    return { kind: 'subscribed', member, subscription, registered };
  } catch {
    return unknown;
  }
}

/** Serialises the state; `null` if nothing is to be stored. */
export function pushStateText(state: PushState): string | null {
  if (state.kind === 'unknown') return null;
  if (state.kind === 'denied') return 'denied';
  const { member, subscription, registered } = state;
  return JSON.stringify({ member, subscription, registered });
}

/** Whether this browser is subscribed for that member. */
export function isSubscribedFor(state: PushState, member: string): state is Subscribed {
  return state.kind === 'subscribed' && state.member === member;
}

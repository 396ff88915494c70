import type { PushSubscription } from '@heartwood/api-contract';
import { describe, expect, it } from 'vitest';
import { createMemberPush, reportAgainAfterMs } from './member-push';
import type { PushState } from '../member/live/push-state';

const key = 'key';
const sub = (endpoint: string): PushSubscription => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } });
const subscribed = (member: string, endpoint = 'one', at = 0): PushState => ({
  kind: 'subscribed',
  member,
  subscription: sub(endpoint),
  registered: at,
});

interface Start {
  state?: PushState;
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  can?: boolean;
  endpoint?: string;
  refuses?: boolean;
  now?: number;
}

/** Returns a browser with its stored state, and a server; `done` lists the calls to both. */
function device(start: Start = {}) {
  const { answer = 'granted', can = true, endpoint = 'one', refuses = false, now = 0 } = start;
  let { state = { kind: 'unknown' } as PushState, permission = 'default' as NotificationPermission } = start;
  let ask: boolean | undefined;
  const done: string[] = [];
  const push = createMemberPush({
    browser: {
      can: () => can,
      permission: () => permission,
      ask: async () => {
        done.push('ask');
        permission = answer;
        return answer;
      },
      subscribe: async (publicKey) => {
        done.push(`subscribe ${publicKey}`);
        return sub(endpoint);
      },
      leave: async () => void done.push('leave'),
    },
    calls: {
      keep: async ({ endpoint: kept }) => {
        done.push(`keep ${kept}`);
        if (refuses) throw new Error('refused');
      },
      withdraw: async ({ endpoint: gone }) => void done.push(`withdraw ${gone}`),
    },
    memory: {
      read: () => state,
      write: (next) => void (state = next),
      writeAsk: (next) => void (ask = next),
    },
    now: () => now,
  });
  return { push, done, kept: () => ({ state, ask }) };
}

describe('turnOn', () => {
  it('asks for permission, subscribes, sends the subscription to the API and stores it for the member', async () => {
    const { push, done, kept } = device({ now: 7 });
    expect(await push.turnOn('m', key)).toBe('subscribed');
    expect(done).toEqual(['ask', 'subscribe key', 'keep one']);
    expect(kept()).toEqual({ state: subscribed('m', 'one', 7), ask: false });
  });

  it('stores a denied permission and clears the prompt', async () => {
    const { push, done, kept } = device({ answer: 'denied' });
    expect(await push.turnOn('m', key)).toBe('denied');
    expect([done, kept()]).toEqual([['ask'], { state: { kind: 'denied' }, ask: false }]);
  });

  it('stays unknown when the prompt is dismissed', async () => {
    const { push, done, kept } = device({ answer: 'default' });
    expect(await push.turnOn('m', key)).toBe('unknown');
    expect([done, kept()]).toEqual([['ask'], { state: { kind: 'unknown' }, ask: undefined }]);
  });

  it('unsubscribes when the API rejects the subscription', async () => {
    const { push, done, kept } = device({ refuses: true });
    await expect(push.turnOn('m', key)).rejects.toThrow('refused');
    expect([done.at(-1), kept().state]).toEqual(['leave', { kind: 'unknown' }]);
  });
});

describe('catchUp', () => {
  const caughtUp = async (start: Start, member = 'm', publicKey: string | null = key) => {
    const { push, done, kept } = device(start);
    await push.catchUp(member, publicKey);
    return { done, ...kept() };
  };

  it.each([
    ['a browser that was not asked', {}, true],
    ['one that allows everything already', { permission: 'granted' }, true],
    ['one that refused', { permission: 'denied' }, false],
  ] as const)('never asks for permission: %s', async (_name, start, ask) => {
    const after = await caughtUp(start);
    expect([after.done, after.ask]).toEqual([[], ask]);
  });

  it('stores a denied permission and withdraws the earlier subscription', async () => {
    expect(await caughtUp({ state: subscribed('m'), permission: 'denied' })).toEqual({
      done: ['withdraw one'],
      state: { kind: 'denied' },
      ask: false,
    });
  });

  it.each([
    ['denied', { kind: 'denied' } as const, []],
    ['subscribed', subscribed('m'), ['withdraw one']],
  ])('resets to unknown when the browser reset the permission: %s', async (_name, state, done) => {
    const after = await caughtUp({ state, permission: 'default' });
    expect([after.done, after.state]).toEqual([done, { kind: 'unknown' }]);
  });

  it('resends the subscription after an interval, and a changed one at once', async () => {
    const state = subscribed('m', 'one', 0);
    const granted = { state, permission: 'granted' } as const;
    const soon = await caughtUp({ ...granted, now: reportAgainAfterMs - 1 });
    const later = await caughtUp({ ...granted, now: reportAgainAfterMs });
    const other = await caughtUp({ ...granted, now: 1, endpoint: 'two' });
    expect([soon.done, soon.state, soon.ask]).toEqual([['subscribe key'], state, false]);
    expect([later.done, later.state]).toEqual([
      ['subscribe key', 'keep one'],
      subscribed('m', 'one', reportAgainAfterMs),
    ]);
    expect([other.done.at(-1), other.state]).toEqual(['keep two', subscribed('m', 'two', 1)]);
  });

  it("ends another member's subscription and allows a prompt", async () => {
    expect(await caughtUp({ state: subscribed('other'), permission: 'granted' })).toEqual({
      done: ['leave'],
      state: { kind: 'unknown' },
      ask: true,
    });
  });

  it.each([
    ['push is off', {}, null],
    ['the browser can’t', { can: false }, key],
  ])('unsubscribes and does not prompt when %s', async (_name, start, publicKey) => {
    expect(await caughtUp({ state: subscribed('m'), ...start }, 'm', publicKey)).toEqual({
      done: ['leave'],
      state: { kind: 'unknown' },
      ask: false,
    });
    expect(await caughtUp(start, 'm', publicKey)).toEqual({
      done: [],
      state: { kind: 'unknown' },
      ask: false,
    });
  });
});

describe('forget', () => {
  it('unsubscribes the browser and clears the state', async () => {
    const { push, done, kept } = device({ state: subscribed('m'), permission: 'granted' });
    await push.forget();
    expect([done, kept()]).toEqual([['leave'], { state: { kind: 'unknown' }, ask: false }]);
  });

  it('keeps a denied permission', async () => {
    const { push, done, kept } = device({ state: { kind: 'denied' } });
    await push.forget();
    expect([done, kept().state]).toEqual([[], { kind: 'denied' }]);
  });
});

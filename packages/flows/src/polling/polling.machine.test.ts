import { describe, expect, it } from 'vitest';
import { settled, started } from '../replay.fixture';
import { pollingMachine } from './polling.machine';
import type { PolledResource, PollingInput } from './polling.types';

type Run = ReturnType<typeof started>;

function polling(input: Partial<PollingInput> = {}) {
  return started(pollingMachine, {
    input: { loggedIn: true, pushSubscribed: false, ...input },
    effects: ['load'],
  });
}

function names(run: Run, from = 0) {
  return run.calls.slice(from).map(({ input }) => (input as { resource: PolledResource }).resource);
}

const brought = {
  user: { resource: 'user', user: { id: 'u1' } },
  chats: { resource: 'chats', chats: [] },
  likes: { resource: 'likes', likes: { profiles: [], liked_by: [] } },
};

async function answerAll(run: Run) {
  for (const call of run.calls) call.resolve(brought[(call.input as { resource: PolledResource }).resource]);
  await settled();
}

describe('polling', () => {
  it('asks for user, chats and likes after 5 s and then every 60 s', async () => {
    const run = polling();
    const counts: number[] = [];
    const after = (ms: number) => {
      run.clock.increment(ms);
      counts.push(run.calls.length);
    };
    after(4_999);
    after(1);
    await answerAll(run);
    after(59_999);
    after(1);
    await answerAll(run);
    after(60_000);
    expect(counts).toEqual([0, 3, 3, 6, 9]);
    expect(names(run)).toEqual([
      'user',
      'chats',
      'likes',
      'user',
      'chats',
      'likes',
      'user',
      'chats',
      'likes',
    ]);
    expect(run.emitted).toEqual(
      ['user', 'chats', 'likes', 'user', 'chats', 'likes'].map((resource) => ({
        type: 'loaded',
        polled: brought[resource as PolledResource],
      })),
    );
  });

  it('asks every 300 s with push', async () => {
    const run = polling({ pushSubscribed: true });
    run.clock.increment(5_000);
    await answerAll(run);
    run.clock.increment(299_999);
    expect(run.calls.length).toBe(3);
    run.clock.increment(1);
    expect(run.calls.length).toBe(6);
  });

  it('follows a subscription that comes or goes', async () => {
    const run = polling();
    run.clock.increment(5_000);
    await answerAll(run);
    run.clock.increment(30_000);
    run.actor.send({ type: 'PUSH_CHANGED', subscribed: true });
    run.clock.increment(299_999);
    expect(run.calls.length).toBe(3);
    run.actor.send({ type: 'PUSH_CHANGED', subscribed: false });
    run.clock.increment(60_000);
    expect(run.calls.length).toBe(6);
  });

  it('reloads at once what is named, and starts that one’s wait anew', async () => {
    const run = polling();
    run.clock.increment(5_000);
    await answerAll(run);
    run.clock.increment(40_000);
    run.actor.send({ type: 'RELOAD', resources: ['chats', 'likes'] });
    expect(names(run, 3)).toEqual(['chats', 'likes']);
    await answerAll(run);
    run.clock.increment(20_000);
    expect(names(run, 5)).toEqual(['user']);
    run.clock.increment(40_000);
    expect(names(run, 6)).toEqual(['chats', 'likes']);
  });

  it('drops an older answer when reloaded meanwhile', async () => {
    const run = polling();
    run.actor.send({ type: 'RELOAD', resources: ['likes'] });
    run.actor.send({ type: 'RELOAD', resources: ['likes'] });
    const [older, newer] = run.calls;
    newer?.resolve({ ...brought.likes, likes: { profiles: ['new'], liked_by: [] } });
    older?.resolve(brought.likes);
    await settled();
    expect(run.emitted).toEqual([
      { type: 'loaded', polled: { resource: 'likes', likes: { profiles: ['new'], liked_by: [] } } },
    ]);
  });

  it('tries again at the next turn after a failure', async () => {
    const run = polling();
    run.clock.increment(5_000);
    for (const call of run.calls) call.reject(new TypeError('connection lost'));
    await settled();
    run.clock.increment(60_000);
    expect([run.calls.length, run.emitted]).toEqual([6, []]);
  });

  it.each([
    ['false', false],
    ['no user', { resource: 'user', user: null }],
  ])('stops when the session has ended (%s)', async (_name, answer) => {
    const run = polling();
    run.clock.increment(5_000);
    run.calls[0]?.resolve(answer);
    await settled();
    run.clock.increment(3_600_000);
    expect([run.state(), run.calls.length, run.emitted]).toEqual(['off', 3, [{ type: 'logged-out' }]]);
  });

  it('stops on logout and starts again on login', () => {
    const run = polling();
    run.actor.send({ type: 'LOGGED_OUT' });
    run.actor.send({ type: 'RELOAD', resources: ['user'] });
    run.clock.increment(3_600_000);
    expect([run.state(), run.calls.length]).toEqual(['off', 0]);
    run.actor.send({ type: 'PUSH_CHANGED', subscribed: true });
    run.actor.send({ type: 'LOGGED_IN' });
    run.clock.increment(5_000);
    expect(names(run)).toEqual(['user', 'chats', 'likes']);
  });

  it('does nothing for a visitor', () => {
    const run = polling({ loggedIn: false });
    run.clock.increment(3_600_000);
    expect([run.state(), run.calls.length]).toEqual(['off', 0]);
  });
});

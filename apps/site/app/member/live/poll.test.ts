import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPoll } from './poll';
import type { PolledResource } from './poll';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Call {
  readonly resource: PolledResource;
  readonly resolve: (answer: string) => void;
  readonly reject: (error: Error) => void;
}

function polling() {
  const calls: Call[] = [];
  const loaded: string[] = [];
  const poll = startPoll<string>({
    load: (resource) =>
      new Promise((resolve, reject) => {
        calls.push({ resource, resolve, reject });
      }),
    onLoaded: (answer) => loaded.push(answer),
  });
  const names = (from = 0) => calls.slice(from).map(({ resource }) => resource);
  /** Resolves all pending requests, and lets the poll process the answers. */
  const answerAll = () => {
    for (const { resource, resolve } of calls) resolve(resource);
    return vi.advanceTimersByTimeAsync(0);
  };
  return { poll, calls, loaded, names, answerAll };
}

const all: readonly PolledResource[] = ['user', 'chats', 'likes'];

describe('the poll', () => {
  it('asks for user, chats and likes after 5 s and then every 60 s', async () => {
    const { calls, loaded, names, answerAll } = polling();
    const counts: number[] = [];
    const after = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      counts.push(calls.length);
    };
    await after(4_999);
    await after(1);
    await answerAll();
    await after(59_999);
    await after(1);
    await answerAll();
    await after(60_000);
    expect(counts).toEqual([0, 3, 3, 6, 9]);
    expect(names()).toEqual([...all, ...all, ...all]);
    expect(loaded).toEqual([...all, ...all]);
  });

  it('asks every 300 s with push', async () => {
    const { poll, calls, answerAll } = polling();
    poll.setPush(true);
    await vi.advanceTimersByTimeAsync(5_000);
    await answerAll();
    await vi.advanceTimersByTimeAsync(299_999);
    expect(calls.length).toBe(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.length).toBe(6);
  });

  it('changes its interval when push is turned on or off', async () => {
    const { poll, calls, answerAll } = polling();
    await vi.advanceTimersByTimeAsync(5_000);
    await answerAll();
    await vi.advanceTimersByTimeAsync(30_000);
    poll.setPush(true);
    await vi.advanceTimersByTimeAsync(299_999);
    expect(calls.length).toBe(3);
    poll.setPush(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.length).toBe(6);
  });

  it('reloads the named resources at once and restarts their interval', async () => {
    const { poll, names, answerAll } = polling();
    await vi.advanceTimersByTimeAsync(5_000);
    await answerAll();
    await vi.advanceTimersByTimeAsync(40_000);
    poll.reload(['chats', 'likes']);
    expect(names(3)).toEqual(['chats', 'likes']);
    await answerAll();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(names(5)).toEqual(['user']);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(names(6)).toEqual(['chats', 'likes']);
  });

  it('ignores the response of a superseded request', async () => {
    const { poll, calls, loaded } = polling();
    poll.reload(['likes']);
    poll.reload(['likes']);
    calls[1]?.resolve('newer');
    calls[0]?.resolve('older');
    await vi.advanceTimersByTimeAsync(0);
    expect(loaded).toEqual(['newer']);
  });

  it('retries at the next interval after a failure', async () => {
    const { calls, loaded } = polling();
    await vi.advanceTimersByTimeAsync(5_000);
    for (const { reject } of calls) reject(new TypeError('connection lost'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([calls.length, loaded]).toEqual([6, []]);
  });

  it('makes no requests and delivers no responses after it is stopped', async () => {
    const { poll, calls, loaded, answerAll } = polling();
    await vi.advanceTimersByTimeAsync(5_000);
    poll.stop();
    await answerAll();
    poll.reload(['user']);
    poll.setPush(true);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([calls.length, loaded]).toEqual([3, []]);
  });
});

import type { StreamEvent } from '@heartwood/api-contract';
import { expect, test, vi } from 'vitest';
import { followStream } from './stream';
import type { StreamParts } from './stream';

class Source extends EventTarget {
  readonly CLOSED = 2;
  readyState = 1;
  close(): void {
    this.readyState = this.CLOSED;
  }
  send(name: string, id: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: id }));
  }
}

function browser() {
  const sources: Source[] = [];
  const channels = new Set<EventTarget & { name: string }>();
  const held = new Map<string, (() => void)[]>();
  const locks = {
    request: (name: string, options: { signal: AbortSignal }, hold: () => Promise<void>) =>
      new Promise<void>((resolve) => {
        const run = () => {
          if (options.signal.aborted) return resolve();
          const waiting = held.get(name) ?? [];
          held.set(name, waiting);
          void hold().then(() => {
            const another = waiting.shift();
            if (another) another();
            else held.delete(name);
            resolve();
          });
        };
        const waiting = held.get(name);
        if (waiting) waiting.push(run);
        else run();
      }),
  };
  const page = (): StreamParts => ({
    open: () => {
      const source = new Source();
      sources.push(source);
      return source as unknown as EventSource;
    },
    channel: (name) => {
      const channel = Object.assign(new EventTarget(), {
        name,
        postMessage: (data: unknown) => {
          for (const other of channels)
            if (other !== channel && other.name === name)
              other.dispatchEvent(new MessageEvent('message', { data }));
        },
        close: () => channels.delete(channel),
      });
      channels.add(channel);
      return channel as unknown as BroadcastChannel;
    },
    locks: locks as unknown as StreamParts['locks'],
  });
  return { sources, page };
}

const hearing = (onEvent: (event: StreamEvent) => unknown = () => undefined, onOpen = () => undefined) => ({
  onEvent,
  onOpen,
  onOver: () => undefined,
});

const credits = { credits: 3, paid_user: true };

test('one page holds the connection, all pages receive its events, and another page takes over', () => {
  const { sources, page } = browser();
  const heard: Record<string, StreamEvent[]> = { one: [], two: [] };
  const { stop: stopOne } = followStream(
    'me',
    hearing((event) => heard.one?.push(event)),
    page(),
  );
  const { stop: stopTwo } = followStream(
    'me',
    hearing((event) => heard.two?.push(event)),
    page(),
  );
  expect(sources).toHaveLength(1);
  sources[0]?.send('credits', '7', credits);
  const event = { id: '7', event: 'credits', data: credits };
  expect(heard).toEqual({ one: [event], two: [event] });
  stopOne();
  return Promise.resolve()
    .then(() => Promise.resolve())
    .then(() => {
      expect(sources.map(({ readyState }) => readyState)).toEqual([2, 1]);
      sources[1]?.send('credits', '8', credits);
      expect(heard.two).toHaveLength(2);
      expect(heard.one).toHaveLength(1);
      stopTwo();
    });
});

test('reopens a closed stream after a minute', () => {
  vi.useFakeTimers();
  const { sources, page } = browser();
  const { stop } = followStream('me', hearing(), { ...page(), locks: undefined });
  sources[0]?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(60_000);
  expect(sources).toHaveLength(1);
  sources[0]?.close();
  sources[0]?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(59_999);
  expect(sources).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sources).toHaveLength(2);
  stop();
  vi.useRealTimers();
});

test('onOpen fires once per new connection, not on automatic reconnects', () => {
  vi.useFakeTimers();
  const { sources, page } = browser();
  const onOpen = vi.fn();
  const { stop } = followStream(
    'me',
    hearing(() => undefined, onOpen),
    { ...page(), locks: undefined },
  );
  expect(onOpen).not.toHaveBeenCalled();
  sources[0]?.dispatchEvent(new Event('open'));
  sources[0]?.dispatchEvent(new Event('open'));
  expect(onOpen).toHaveBeenCalledTimes(1);
  sources[0]?.close();
  sources[0]?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(60_000);
  sources[1]?.dispatchEvent(new Event('open'));
  expect(onOpen).toHaveBeenCalledTimes(2);
  stop();
  vi.useRealTimers();
});

test('all pages of a member learn that a new connection is open, and no one hears it twice', () => {
  vi.useFakeTimers();
  const { sources, page } = browser();
  const opened: string[] = [];
  const heard: StreamEvent[] = [];
  const follow = (name: string, member: string) =>
    followStream(
      member,
      hearing(
        (event) => heard.push(event),
        () => void opened.push(name),
      ),
      page(),
    );
  const follows = [follow('leads', 'me'), follow('follows', 'me'), follow('other', 'somebody else')];
  sources[0]?.dispatchEvent(new Event('open'));
  expect(opened.sort()).toEqual(['follows', 'leads']);
  sources[0]?.close();
  sources[0]?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(60_000);
  sources[2]?.dispatchEvent(new Event('open'));
  expect(opened.sort()).toEqual(['follows', 'follows', 'leads', 'leads']);
  expect(heard).toEqual([]);
  for (const { stop } of follows) stop();
  vi.useRealTimers();
});

test('pages of different members share neither the connection nor its events', () => {
  const { sources, page } = browser();
  const heard: StreamEvent[] = [];
  const over: string[] = [];
  const follow = (member: string) =>
    followStream(
      member,
      { ...hearing((event) => heard.push(event)), onOver: () => over.push(member) },
      page(),
    );
  const mine = follow('me');
  follow('somebody else');
  expect(sources).toHaveLength(2);
  sources[0]?.send('credits', '7', credits);
  expect(heard).toEqual([{ id: '7', event: 'credits', data: credits }]);
  follow('me');
  mine.announceOver();
  expect(over).toEqual(['me']);
});

test('forwards each kind of event of the contract', () => {
  const kinds: Record<StreamEvent['event'], true> = {
    message: true,
    like: true,
    match: true,
    credits: true,
    payment: true,
    read: true,
    typing: true,
    photo: true,
  };
  const { sources, page } = browser();
  const heard: string[] = [];
  const { stop } = followStream(
    'me',
    hearing(({ event }) => heard.push(event)),
    page(),
  );
  for (const kind of Object.keys(kinds)) sources[0]?.send(kind, '1', {});
  expect(heard).toEqual(Object.keys(kinds));
  stop();
});

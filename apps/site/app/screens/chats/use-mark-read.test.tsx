import { buildChatThread, buildMessage, buildUser } from '@heartwood/api-contract/builders';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberOf } from '../../member/member';
import { MemberProvider, useMember, useUpdateMember } from '../../member/member-store';
import type { UpdateMember } from '../../member/member-store';
import type { ThreadState } from './thread-state';
import { useMarkRead } from './use-mark-read';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const given = memberOf(buildUser({ num_unread_messages: 5 }));
const threadUpTo = (newest: number) =>
  buildChatThread({
    messages: Array.from({ length: newest }, (_, index) =>
      buildMessage({ id: `m${index + 1}`, seq: index + 1, mine: false }),
    ),
  });

let root: ReturnType<typeof createRoot>;
let badge: number | undefined;
let update: UpdateMember;
let sent: { readonly seq: unknown; readonly answer: (status: number) => Promise<void> }[];

function Page({ thread }: { readonly thread: ThreadState }) {
  const unread = useMember()?.num_unread_messages;
  const change = useUpdateMember();
  useEffect(() => {
    badge = unread;
    update = change;
  });
  useMarkRead({ thread, unreadBefore: 3, lastSeq: 3, onRead: () => undefined });
  return null;
}

const show = (newest: number) =>
  act(async () =>
    root.render(
      <MemberProvider given={given}>
        <Page thread={threadUpTo(newest)} />
      </MemberProvider>,
    ),
  );
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
const turnsInto = (value: () => unknown, expected: unknown) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    expect(value()).toBe(expected);
  }, 10_000);
const requests = (count: number) => turnsInto(() => sent.length, count);
const shows = (count: number) => turnsInto(() => badge, count);
const isNow = (count: number) =>
  act(async () => update((member) => ({ ...member, num_unread_messages: count })));

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    callback();
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal('fetch', async (request: Request) => {
    const { seq } = (await request.json()) as { seq?: number };
    return new Promise<Response>((resolve) => {
      sent.push({
        seq,
        answer: (status) =>
          act(async () =>
            resolve(
              status === 204
                ? new Response(null, { status })
                : Response.json({ code: 'forbidden', message: 'no' }, { status }),
            ),
          ),
      });
    });
  });
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test('a mark that fails returns its messages to the badge, and the next one subtracts them once', async () => {
  await show(3);
  await requests(1);
  await shows(2);
  await sent[0]?.answer(403);
  await shows(5);
  await comeBack();
  await requests(2);
  await shows(2);
});

test('if a later mark fails, only its own messages are unread again', async () => {
  await show(3);
  await requests(1);
  await sent[0]?.answer(204);
  await isNow(3);
  await show(4);
  await requests(2);
  await shows(2);
  await sent[1]?.answer(403);
  await shows(3);
  await comeBack();
  await requests(3);
  await shows(2);
  expect(sent.map(({ seq }) => seq)).toEqual([3, 4, 4]);
});

test('a number beyond the cap, which may be any higher one, stays until the API says the new one', async () => {
  await show(3);
  await requests(1);
  await sent[0]?.answer(204);
  await isNow(100);
  await show(4);
  await requests(2);
  await shows(100);
});

test('a mark that fails leaves a number that was loaded meanwhile', async () => {
  await show(3);
  await requests(1);
  await isNow(6);
  await sent[0]?.answer(403);
  await shows(6);
  await comeBack();
  await requests(2);
  await shows(3);
});

test('a mark that fails after a later one succeeded changes nothing', async () => {
  await show(3);
  await requests(1);
  await show(4);
  await requests(2);
  await sent[1]?.answer(204);
  await isNow(1);
  await sent[0]?.answer(403);
  await comeBack();
  await show(5);
  await requests(3);
  await shows(0);
  expect(sent).toHaveLength(3);
});

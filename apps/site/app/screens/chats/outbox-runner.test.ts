import { expect, test } from 'vitest';
import type { FormProblem } from '../../session/form-problem';
import type { Unsent } from './drafts';
import { Outbox } from './outbox-runner';
import type { SendOutcome } from './outbox-runner';

const problem = (code: FormProblem['code']): SendOutcome => ({
  ok: false,
  problem: { code, fields: {}, data: {} },
});

const sent = (text: string, seq: number): SendOutcome => ({
  ok: true,
  answer: {
    credits: 3,
    conversation: 'c1',
    free_messages_left: 0,
    message: {
      seq,
      id: `m${seq}`,
      mine: true,
      type: 'text',
      text,
      gift: null,
      photo: null,
      status: 'delivered',
      created: '2026-01-05T10:00:00Z',
    },
  },
});

function start(kept: Unsent = { draft: '', queue: [] }, mayRepeat = true) {
  const calls: { text: string; key: string; settle: (outcome: SendOutcome) => Promise<void> }[] = [];
  let keys = 0;
  let storage = kept;
  const outbox = new Outbox({
    send: ({ text, key }) =>
      new Promise((resolve) => {
        const settle = async (outcome: SendOutcome) => {
          resolve(outcome);
          await Promise.resolve();
          await Promise.resolve();
        };
        calls.push({ text, key, settle });
      }),
    mayRepeat: () => mayRepeat,
    newKey: () => `k${(keys += 1)}`,
    now: () => new Date('2026-01-05T10:00:00Z'),
    read: () => storage,
    keep: (unsent) => {
      storage = unsent;
    },
  });
  return { outbox, calls, texts: () => calls.map(({ text, key }) => [text, key]), kept: () => storage };
}

const states = ({ state }: Outbox) => state.queue.map((item) => [item.text, item.state]);

test('sends in order, the next one when the one before has arrived', async () => {
  const { outbox, calls, texts, kept } = start();
  const answers: string[] = [];
  outbox.onSent(({ message }) => answers.push(message.id));
  outbox.draft = 'one';
  outbox.add('one');
  outbox.add('two');
  expect(texts()).toEqual([['one', 'k1']]);
  expect(states(outbox)).toEqual([
    ['one', 'sending'],
    ['two', 'queued'],
  ]);
  await calls[0]?.settle(sent('one', 1));
  expect(texts()).toEqual([
    ['one', 'k1'],
    ['two', 'k2'],
  ]);
  await calls[1]?.settle(sent('two', 2));
  expect(answers).toEqual(['m1', 'm2']);
  expect(kept()).toEqual({ draft: '', queue: [] });
});

test('keeps what an outage stopped and sends it again under the same key', async () => {
  const { outbox, calls, texts, kept } = start();
  outbox.add('one');
  await calls[0]?.settle(problem('unavailable'));
  expect(states(outbox)).toEqual([['one', 'failed']]);
  const later = start(kept());
  later.outbox.resume(7);
  expect(later.texts()).toEqual([]);
  later.outbox.retry();
  expect(later.texts()).toEqual([['one', 'k1']]);
  expect(later.outbox.state.queue[0]?.after).toBe(7);
  expect(texts()).toEqual([['one', 'k1']]);
});

test('goes on after a reload with what was on its way', () => {
  const { outbox, kept } = start();
  outbox.add('one');
  const later = start(kept());
  later.outbox.resume(0);
  expect(later.texts()).toEqual([['one', 'k1']]);
});

test('gives every text back to the composer where sending again cannot help', async () => {
  const { outbox, calls, kept } = start();
  const returned: string[] = [];
  outbox.onReturned((text) => returned.push(text));
  outbox.add('one');
  outbox.add('two');
  outbox.draft = 'three';
  await calls[0]?.settle(problem('insufficient_credits'));
  expect(returned).toEqual(['one\ntwo\nthree']);
  expect(outbox.state).toEqual({
    queue: [],
    problem: { code: 'insufficient_credits', fields: {}, data: {} },
  });
  expect(kept()).toEqual({ draft: 'one\ntwo\nthree', queue: [] });
});

test.each(['before', 'after'] as const)(
  'a message that came by an event %s its answer was lost is not sent again, and what waits behind it goes',
  async (when) => {
    const { outbox, calls, texts } = start();
    outbox.resume(4);
    outbox.add('One');
    outbox.add('Two');
    const arrived = sent('One', 5);
    const messages = arrived.ok ? [arrived.answer.message] : [];
    if (when === 'before') outbox.acknowledge(messages);
    await calls[0]?.settle(problem('unavailable'));
    if (when === 'after') outbox.acknowledge(messages);
    expect(states(outbox)).toEqual([['Two', 'sending']]);
    expect(texts()).toEqual([
      ['One', 'k1'],
      ['Two', 'k2'],
    ]);
  },
);

test('a server that keeps no keys gets nothing again unless the member says so', async () => {
  const first = start();
  first.outbox.add('one');
  const later = start(first.kept(), false);
  later.outbox.resume(0);
  expect(states(later.outbox)).toEqual([['one', 'failed']]);
  later.outbox.reconnected();
  expect(later.texts()).toEqual([]);
  later.outbox.retry();
  expect(later.texts()).toEqual([['one', 'k1']]);
  await later.calls[0]?.settle(problem('unavailable'));
  later.outbox.resume(0);
  expect(states(later.outbox)).toEqual([['one', 'failed']]);
});

import { expect, test } from 'vitest';
import type { FormProblem } from '../../forms/form-problem';
import type { Unsent } from './drafts';
import { notYetShown } from './outbox';
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
      opened: null,
      photo: null,
      status: 'delivered',
      created: '2026-01-05T10:00:00Z',
    },
  },
});

const messageOf = (text: string, seq: number) => {
  const outcome = sent(text, seq);
  if (!outcome.ok) throw new Error('not sent');
  return outcome.answer.message;
};

function start(kept: Unsent = { draft: '', queue: [] }, mayRepeat = true) {
  let online = true;
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
    online: () => online,
    newKey: () => `k${(keys += 1)}`,
    now: () => new Date('2026-01-05T10:00:00Z'),
    read: () => storage,
    keep: (unsent) => {
      storage = unsent;
    },
  });
  return {
    outbox,
    calls,
    texts: () => calls.map(({ text, key }) => [text, key]),
    kept: () => storage,
    network: (is: boolean) => {
      online = is;
      if (is) outbox.reconnected();
    },
  };
}

const states = ({ state }: Outbox) => state.queue.map((item) => [item.text, item.state]);

test('sends messages in order, each after the previous one is delivered', async () => {
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

test('keeps a message that failed in an outage, and retries it under the same key', async () => {
  const { outbox, calls, texts, kept } = start();
  outbox.add('one');
  await calls[0]?.settle(problem('unavailable'));
  expect(states(outbox)).toEqual([['one', 'failed']]);
  const later = start(kept());
  later.outbox.resume(7);
  expect(later.texts()).toEqual([]);
  later.outbox.retry();
  expect(later.texts()).toEqual([['one', 'k1']]);
  expect(later.outbox.state.queue[0]?.after).toBe(0);
  expect(texts()).toEqual([['one', 'k1']]);
});

test('resumes a pending message after a reload', () => {
  const { outbox, kept } = start();
  outbox.add('one');
  const later = start(kept());
  later.outbox.resume(0);
  expect(later.texts()).toEqual([['one', 'k1']]);
});

test('returns all texts to the composer when a retry cannot help', async () => {
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
  'a message confirmed by an event %s its response was lost is retried once under its key',
  async (when) => {
    const { outbox, calls, texts } = start();
    outbox.resume(4);
    outbox.add('One');
    outbox.add('Two');
    const messages = [messageOf('One', 5)];
    if (when === 'before') outbox.acknowledge(messages);
    await calls[0]?.settle(problem('unavailable'));
    if (when === 'after') {
      await calls[1]?.settle(sent('Two', 6));
      outbox.acknowledge(messages);
    }
    const [, second, third] = calls;
    const again = when === 'before' ? second : third;
    expect([again?.text, again?.key]).toEqual(['One', 'k1']);
    expect(notYetShown(outbox.state.queue, messages).filter(({ text }) => text === 'One')).toEqual([]);

    await again?.settle(problem('unavailable'));
    expect(states(outbox)[0]).toEqual(['One', 'failed']);
    outbox.acknowledge(messages);
    expect(texts().filter(([text]) => text === 'One')).toHaveLength(2);
  },
);

test('without idempotency keys there is no automatic retry, and the message stays as failed', async () => {
  const { outbox, calls, texts } = start({ draft: '', queue: [] }, false);
  outbox.resume(4);
  outbox.add('One');
  outbox.acknowledge([messageOf('One', 5)]);
  await calls[0]?.settle(problem('unavailable'));
  expect(states(outbox)).toEqual([['One', 'failed']]);
  expect(texts()).toEqual([['One', 'k1']]);
});

test('without idempotency keys a message is sent again only on a manual retry', async () => {
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

test('the same text sent again is a new message under its own key', async () => {
  const { outbox, calls, texts } = start();
  outbox.resume(4);
  outbox.add('ok');
  outbox.acknowledge([messageOf('ok', 5)]);
  await calls[0]?.settle(problem('unavailable'));
  await calls[1]?.settle(sent('ok', 5));
  expect(outbox.state.queue).toEqual([]);

  outbox.add('ok');
  expect(notYetShown(outbox.state.queue, [messageOf('ok', 5)])).toEqual(outbox.state.queue);
  await calls[2]?.settle(problem('unavailable'));
  expect(states(outbox)).toEqual([['ok', 'failed']]);
  expect(texts()).toEqual([
    ['ok', 'k1'],
    ['ok', 'k1'],
    ['ok', 'k2'],
  ]);
});

test('the same text sent from another device does not acknowledge a message', async () => {
  const { outbox, calls } = start();
  outbox.resume(4);
  outbox.acknowledge([messageOf('ok', 5)]);
  outbox.add('ok');
  expect(notYetShown(outbox.state.queue, [messageOf('ok', 5)])).toEqual(outbox.state.queue);
  await calls[0]?.settle(problem('unavailable'));
  expect(states(outbox)).toEqual([['ok', 'failed']]);
});

test('a failed message stays when the same text is sent again and delivered', async () => {
  const { outbox, calls } = start();
  outbox.resume(4);
  outbox.add('ok');
  await calls[0]?.settle(problem('unavailable'));
  outbox.add('ok');
  await calls[1]?.settle(sent('ok', 5));
  outbox.acknowledge([messageOf('ok', 5)]);
  expect(states(outbox)).toEqual([['ok', 'failed']]);
});

test.each(['authentication_required', 'unavailable', 'internal_error'] as const)(
  'a message that failed with %s does not block later ones',
  async (code) => {
    const { outbox, calls, texts } = start();
    outbox.add('one');
    await calls[0]?.settle(problem(code));
    outbox.add('two');
    expect(texts()).toEqual([
      ['one', 'k1'],
      ['two', 'k2'],
    ]);
    await calls[1]?.settle(sent('two', 1));
    expect(states(outbox)).toEqual([['one', 'failed']]);
  },
);

test('after a reload a failed message does not block later ones', () => {
  const failed = {
    key: 'k9',
    text: 'one',
    created: '2026-01-05T10:00:00Z',
    state: 'failed',
    after: 0,
  } as const;
  const { outbox, texts } = start({ draft: '', queue: [failed] });
  outbox.resume(3);
  outbox.add('two');
  expect(texts()).toEqual([['two', 'k1']]);
});

test('each failed message can be retried or discarded on its own', async () => {
  const { outbox, calls, texts, kept } = start();
  outbox.add('one');
  outbox.add('two');
  await calls[0]?.settle(problem('internal_error'));
  await calls[1]?.settle(problem('internal_error'));
  outbox.discard('k1');
  expect(states(outbox)).toEqual([['two', 'failed']]);
  expect(kept().queue.map(({ text }) => text)).toEqual(['two']);
  outbox.retry(['k2']);
  expect(texts().slice(2)).toEqual([['two', 'k2']]);
});

test('a refused message returns the queued ones to the draft, and keeps earlier failed ones', async () => {
  const { outbox, calls, kept } = start();
  outbox.add('one');
  await calls[0]?.settle(problem('unavailable'));
  outbox.add('two');
  outbox.add('three');
  await calls[1]?.settle(problem('insufficient_credits'));
  expect(states(outbox)).toEqual([['one', 'failed']]);
  expect(kept().draft).toBe('two\nthree');
});

test('a gift keeps its place and the draft, and stays with the error when it is refused', async () => {
  const { outbox, calls } = start();
  outbox.draft = 'half a thought';
  outbox.add('one');
  outbox.draft = 'half a thought';
  outbox.give('rose', 'For you');
  outbox.add('two');
  await calls[0]?.settle(sent('one', 1));
  await calls[1]?.settle(problem('insufficient_credits'));
  await calls[2]?.settle(sent('two', 2));
  expect(calls.map(({ text }) => text)).toEqual(['one', 'For you', 'two']);
  expect(outbox.state).toEqual({
    queue: [
      {
        key: 'k2',
        text: 'For you',
        gift: 'rose',
        created: '2026-01-05T10:00:00.000Z',
        state: 'failed',
        after: 1,
        problem: { code: 'insufficient_credits', fields: {}, data: {} },
      },
    ],
    problem: null,
  });
  outbox.reconnected();
  expect(calls.length).toBe(3);
});

test('a refused text returns to the draft, and the gift after it is sent', async () => {
  const { outbox, calls } = start();
  outbox.add('one');
  outbox.give('rose', '');
  await calls[0]?.settle(problem('message_too_long'));
  expect(outbox.draft).toBe('one');
  expect(outbox.state.queue.map(({ gift, state }) => [gift, state])).toEqual([['rose', 'sending']]);
});

test('messages written offline stay queued in order, and are sent in order after reconnecting', async () => {
  const { outbox, calls, texts, kept, network } = start();
  outbox.add('one');
  network(false);
  outbox.add('two');
  await calls[0]?.settle(problem('unavailable'));
  outbox.add('three');
  const waiting = [
    ['one', 'queued'],
    ['two', 'queued'],
    ['three', 'queued'],
  ];
  expect(states(outbox)).toEqual(waiting);
  expect(kept().queue.map(({ text, state }) => [text, state])).toEqual(waiting);
  expect(texts()).toEqual([['one', 'k1']]);

  network(true);
  await calls[1]?.settle(sent('one', 1));
  await calls[2]?.settle(sent('two', 2));
  await calls[3]?.settle(sent('three', 3));
  expect(texts().slice(1)).toEqual([
    ['one', 'k1'],
    ['two', 'k2'],
    ['three', 'k3'],
  ]);
  expect(outbox.state.queue).toEqual([]);
});

test('without idempotency keys an interrupted message fails offline, and unsent ones stay queued', async () => {
  const { outbox, calls, texts, network } = start({ draft: '', queue: [] }, false);
  outbox.add('one');
  network(false);
  outbox.add('two');
  await calls[0]?.settle(problem('unavailable'));
  expect(states(outbox)).toEqual([
    ['one', 'failed'],
    ['two', 'queued'],
  ]);
  network(true);
  expect(texts()).toEqual([
    ['one', 'k1'],
    ['two', 'k2'],
  ]);
});

test('messages queued when the app closed are sent when it opens again', () => {
  const first = start();
  first.network(false);
  first.outbox.add('one');
  const later = start(first.kept());
  later.outbox.resume(0);
  expect(later.texts()).toEqual([['one', 'k1']]);
});

test('undoing a discard restores the message to its position', async () => {
  const { outbox, calls } = start();
  outbox.add('one');
  outbox.add('two');
  await calls[0]?.settle(problem('internal_error'));
  await calls[1]?.settle(problem('internal_error'));
  const undo = outbox.discard('k1');
  undo();
  undo();
  expect(states(outbox)).toEqual([
    ['one', 'failed'],
    ['two', 'failed'],
  ]);
});

import { expect, test } from 'vitest';
import type { SendOutcome } from './outbox-runner';
import { PhotoOutbox } from './photo-outbox';
import type { PhotoSending } from './photo-outbox';

const unavailable: SendOutcome = { ok: false, problem: { code: 'unavailable', fields: {}, data: {} } };
const arrived: SendOutcome = {
  ok: true,
  answer: {
    credits: 6,
    conversation: 'c1',
    free_messages_left: 0,
    message: {
      seq: 5,
      id: 'm5',
      mine: true,
      type: 'photo',
      text: null,
      gift: null,
      opened: null,
      photo: null,
      status: 'delivered',
      created: '2026-01-05T10:00:00Z',
    },
  },
};

function start() {
  const calls: (PhotoSending & { settle: (outcome: SendOutcome) => Promise<void> })[] = [];
  const released: string[] = [];
  const answers: string[] = [];
  const outbox = new PhotoOutbox({
    send: (_file, sending) =>
      new Promise((resolve) => {
        calls.push({
          ...sending,
          settle: async (outcome) => {
            resolve(outcome);
            await Promise.resolve();
          },
        });
      }),
    newKey: () => `k${calls.length + 1}`,
    now: () => new Date('2026-01-05T10:00:00Z'),
    addressOf: () => 'blob:picture',
    release: (address) => released.push(address),
  });
  outbox.onSent(({ message }) => answers.push(message.id));
  return { outbox, calls, released, answers };
}

const file = new Blob(['picture']);
const item = { key: 'k1', picture: 'blob:picture', created: '2026-01-05T10:00:00.000Z' };

test('reports the upload progress, and removes the photo when it is sent', async () => {
  const { outbox, calls, released, answers } = start();
  outbox.add(file);
  calls[0]?.onProgress(0.5);
  expect(outbox.queue).toEqual([{ ...item, state: 'sending', progress: 0.5 }]);
  await calls[0]?.settle(arrived);
  expect({ queue: outbox.queue, released, answers }).toEqual({
    queue: [],
    released: ['blob:picture'],
    answers: ['m5'],
  });
});

test('keeps a failed photo with its error, and retries it under the same key', async () => {
  const { outbox, calls, answers } = start();
  outbox.add(file);
  await calls[0]?.settle(unavailable);
  expect(outbox.queue).toEqual([
    { ...item, state: 'failed', progress: 0, problem: { code: 'unavailable', fields: {}, data: {} } },
  ]);
  outbox.retry('k1');
  outbox.retry('k1');
  expect(outbox.queue).toEqual([{ ...item, state: 'sending', progress: 0, problem: undefined }]);
  await calls[1]?.settle(arrived);
  expect({ keys: calls.map(({ key }) => key), answers }).toEqual({ keys: ['k1', 'k1'], answers: ['m5'] });
});

test('discarding a photo aborts the upload and ignores its response', async () => {
  const { outbox, calls, answers } = start();
  outbox.add(file);
  outbox.discard('k1');
  expect({ queue: outbox.queue, aborted: calls[0]?.signal.aborted }).toEqual({ queue: [], aborted: true });
  await calls[0]?.settle(arrived);
  expect({ queue: outbox.queue, answers }).toEqual({ queue: [], answers: [] });
});

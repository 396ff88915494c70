import type { Photo } from '@heartwood/api-contract';
import { photoUploadMachine } from '@heartwood/flows';
import type { PhotoUpload, PhotoUploadProgress } from '@heartwood/flows';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { PhotoUploads } from './photo-uploads';

const photo = { id: 'p1' } as Photo;

function start({ isGone = false } = {}) {
  const sent: string[] = [];
  const aborted: string[] = [];
  const released: string[] = [];
  const stored: string[] = [];
  const failed: unknown[] = [];
  const reports = new Map<string, (event: PhotoUploadProgress) => void>();
  const upload = fromCallback<{ type: 'never' }, Pick<PhotoUpload, 'id' | 'file' | 'key'>>(
    ({ input: { id }, sendBack }) => {
      sent.push(id);
      reports.set(id, sendBack);
      return () => aborted.push(id);
    },
  );
  let keys = 0;
  const uploads = new PhotoUploads({
    start: async () => {
      if (isGone) throw new Error('gone');
      return createActor(photoUploadMachine.provide({ actors: { upload } }), {
        input: { newKey: () => `key${++keys}` },
      }).start();
    },
    addressOf: ({ name }) => `blob:${name}`,
    release: (address) => released.push(address),
  });
  const leave = uploads.onStored(({ id }) => stored.push(id));
  const ignore = uploads.onFailed((failure, isQueued) => failed.push([failure.code, isQueued]));
  const add = async (...names: string[]) => {
    const before = uploads.queue.length;
    uploads.add(names.map((name) => new File([], name)));
    await vi.waitFor(() => expect(uploads.queue.length).toBe(before + names.length));
  };
  const states = () => uploads.queue.map(({ id, status }) => `${id} ${status}`);
  return { uploads, add, states, leave, ignore, sent, aborted, released, stored, failed, reports };
}

test('listeners receive changes and stored photos; a removed upload releases its picture', async () => {
  const { uploads, add, states, stored, released, reports } = start();
  let changes = 0;
  const stop = uploads.onChange(() => (changes += 1));
  await add('one');
  stop();
  const heard = changes;
  reports.get('blob:one')?.({ type: 'UPLOADED', id: 'blob:one', photo });
  expect([states(), stored, changes - heard]).toEqual([['blob:one done'], ['p1'], 0]);
  uploads.cancel('blob:one');
  await vi.waitFor(() => expect(uploads.queue).toEqual([]));
  expect(released).toEqual(['blob:one']);
});

test('the end of the session aborts running uploads, and sends none of those that wait', async () => {
  const { uploads, add, states, sent, aborted, released } = start();
  await add('one', 'two', 'three');
  expect(states()).toEqual(['blob:one uploading', 'blob:two uploading', 'blob:three waiting']);
  uploads.end();
  expect([uploads.queue, released]).toEqual([[], ['blob:one', 'blob:two', 'blob:three']]);
  await vi.waitFor(() => expect(aborted).toEqual(['blob:one', 'blob:two']));
  expect(sent).toEqual(['blob:one', 'blob:two']);
  await add('four');
  expect(states()).toEqual(['blob:four uploading']);
});

test('a photo that is stored while nobody listens leaves the queue at once', async () => {
  const { uploads, add, leave, stored, released, reports } = start();
  await add('one');
  leave();
  reports.get('blob:one')?.({ type: 'UPLOADED', id: 'blob:one', photo });
  await vi.waitFor(() => expect(uploads.queue).toEqual([]));
  expect([stored, released]).toEqual([[], ['blob:one']]);
});

test('a stored photo that is not listed yet leaves the queue with the last listener', async () => {
  const { uploads, add, states, leave, stored, reports } = start();
  await add('one');
  reports.get('blob:one')?.({ type: 'UPLOADED', id: 'blob:one', photo });
  expect([states(), stored]).toEqual([['blob:one done'], ['p1']]);
  leave();
  await vi.waitFor(() => expect(uploads.queue).toEqual([]));
});

test('each failure of an upload is reported once, with whether it is queued', async () => {
  const { uploads, add, states, failed, reports } = start();
  const fail = () =>
    reports.get('blob:one')?.({ type: 'FAILED', id: 'blob:one', error: { code: 'payload_too_large' } });
  await add('one', 'two');
  fail();
  expect([states(), failed]).toEqual([
    ['blob:one failed', 'blob:two uploading'],
    [['payload_too_large', true]],
  ]);
  uploads.retry('blob:one');
  await vi.waitFor(() => expect(states()).toEqual(['blob:one uploading', 'blob:two uploading']));
  fail();
  expect(failed).toEqual([
    ['payload_too_large', true],
    ['payload_too_large', true],
  ]);
  const late: unknown[] = [];
  uploads.onFailed(({ code }, isQueued) => late.push([code, isQueued]));
  expect(late).toEqual([['payload_too_large', true]]);
});

test('if the script of the queue cannot be loaded, its files are released and the failure is reported', async () => {
  const { uploads, released, failed } = start({ isGone: true });
  uploads.add([new File([], 'one'), new File([], 'two')]);
  await vi.waitFor(() => expect(failed).toEqual([['unavailable', false]]));
  expect([uploads.queue, released]).toEqual([[], ['blob:one', 'blob:two']]);
});

test('a queue that failed to start while nobody listened is reported to the next listener, once', async () => {
  const { uploads, ignore, released } = start({ isGone: true });
  ignore();
  uploads.add([new File([], 'one')]);
  await vi.waitFor(() => expect(released).toEqual(['blob:one']));
  const late: string[] = [];
  for (let times = 0; times < 2; times += 1) uploads.onFailed(({ code }) => late.push(code));
  expect(late).toEqual(['unavailable']);
});

test('a queue that failed to start is not reported in the next session', async () => {
  const { uploads, ignore, released } = start({ isGone: true });
  ignore();
  uploads.add([new File([], 'one')]);
  await vi.waitFor(() => expect(released).toEqual(['blob:one']));
  uploads.end();
  const late: string[] = [];
  uploads.onFailed(({ code }) => late.push(code));
  expect(late).toEqual([]);
});

test('files that are added while the session ends are neither sent nor kept', async () => {
  const { uploads, add, states, sent, released } = start();
  uploads.add([new File([], 'one')]);
  uploads.end();
  await vi.waitFor(() => expect(released).toEqual(['blob:one']));
  expect(uploads.queue).toEqual([]);
  await add('two');
  expect([states(), sent]).toEqual([['blob:two uploading'], ['blob:two']]);
});

import type { Photo } from '@heartwood/api-contract';
import { photoUploadMachine } from '@heartwood/flows';
import type { PhotoUpload, PhotoUploadProgress } from '@heartwood/flows';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { PhotoUploads } from './photo-uploads';

const photo = { id: 'p1' } as Photo;

function start() {
  const sent: string[] = [];
  const aborted: string[] = [];
  const released: string[] = [];
  const stored: string[] = [];
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
    start: async () =>
      createActor(photoUploadMachine.provide({ actors: { upload } }), {
        input: { newKey: () => `key${++keys}` },
      }).start(),
    addressOf: ({ name }) => `blob:${name}`,
    release: (address) => released.push(address),
  });
  uploads.onStored(({ id }) => stored.push(id));
  const add = async (...names: string[]) => {
    const before = uploads.queue.length;
    uploads.add(names.map((name) => new File([], name)));
    await vi.waitFor(() => expect(uploads.queue.length).toBe(before + names.length));
  };
  const states = () => uploads.queue.map(({ id, status }) => `${id} ${status}`);
  return { uploads, add, states, sent, aborted, released, stored, reports };
}

test('whoever listens is told of changes and stored photos; a removed one releases its picture', async () => {
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

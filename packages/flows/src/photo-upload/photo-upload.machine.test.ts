import type { Binary, Photo } from '@heartwood/api-contract';
import { buildPhoto } from '@heartwood/api-contract/builders';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { photoUploadMachine } from './photo-upload.machine';
import type { PhotoUpload, PhotoUploadProgress } from './photo-upload.machine';

type Sent = { id: string; key: string; report: (event: PhotoUploadProgress) => void };

/**
 * A queue whose uploads the test settles; `sent` lists them in order, `stopped` those that were aborted or
 * ended.
 */
function queue() {
  const sent: Sent[] = [];
  const stopped: string[] = [];
  const stored: Photo[] = [];
  let keys = 0;
  const upload = fromCallback<{ type: 'never' }, Pick<PhotoUpload, 'id' | 'file' | 'key'>>(
    ({ input, sendBack }) => {
      sent.push({ ...input, report: sendBack });
      return () => stopped.push(input.id);
    },
  );
  const newKey = () => `key${(keys += 1)}`;
  const actor = createActor(photoUploadMachine.provide({ actors: { upload } }), { input: { newKey } });
  actor.on('photo-uploaded', ({ photo }) => stored.push(photo));
  actor.start();
  const file = {} as Binary;
  return {
    sent,
    stopped,
    stored,
    send: actor.send.bind(actor),
    add: (...ids: string[]) => actor.send({ type: 'FILES_ADDED', files: ids.map((id) => ({ id, file })) }),
    last: (id: string) => {
      const found = sent.findLast((each) => each.id === id);
      if (!found) throw new Error(`${id} was not sent`);
      return found;
    },
    list: () =>
      actor
        .getSnapshot()
        .context.uploads.map(({ id, status, progress, failure }) =>
          [id, status, progress, failure?.code].filter((part) => part !== undefined).join(' '),
        ),
  };
}

const photo = (id: string) => buildPhoto({ id });

describe('photo upload', () => {
  it('uploads two files at once, and the next when one is stored', () => {
    const { add, list, last, sent, stored, stopped } = queue();
    add('a', 'b', 'c');
    add('d');
    expect(list()).toEqual(['a uploading 0', 'b uploading 0', 'c waiting 0', 'd waiting 0']);
    last('b').report({ type: 'PROGRESSED', id: 'b', progress: 0.62 });
    last('a').report({ type: 'UPLOADED', id: 'a', photo: photo('p1') });
    expect(list()).toEqual(['a done 1', 'b uploading 0.62', 'c uploading 0', 'd waiting 0']);
    expect([sent.map(({ id }) => id), stopped, stored.map(({ id }) => id)]).toEqual([
      ['a', 'b', 'c'],
      ['a'],
      ['p1'],
    ]);
  });

  it('keeps a failed file and continues with the others', () => {
    const { add, list, last } = queue();
    add('a', 'b', 'c');
    last('a').report({ type: 'FAILED', id: 'a', error: { code: 'photo_limit', data: { max: 3 } } });
    last('b').report({ type: 'FAILED', id: 'b', error: new Error('no idea') });
    expect(list()).toEqual(['a failed 0 photo_limit', 'b failed 0 internal_error', 'c uploading 0']);
  });

  it('retries with the same key after a lost connection, and with a new key after a rejection', () => {
    const { add, list, last, send } = queue();
    add('a', 'b');
    const keys = [last('a').key, last('b').key];
    last('a').report({ type: 'FAILED', id: 'a', error: { code: 'unavailable' } });
    last('b').report({ type: 'FAILED', id: 'b', error: { code: 'photo_invalid' } });
    send({ type: 'RETRIED', id: 'a' });
    send({ type: 'RETRIED', id: 'b' });
    send({ type: 'RETRIED', id: 'b' });
    expect(list()).toEqual(['a uploading 0', 'b uploading 0']);
    expect([last('a').key === keys[0], last('b').key === keys[1]]).toEqual([true, false]);
  });

  it('cancelling aborts an upload or removes a file, and starts the next', () => {
    const { add, list, last, send, stopped } = queue();
    add('a', 'b', 'c', 'd');
    const { report } = last('a');
    send({ type: 'CANCELLED', id: 'a' });
    send({ type: 'CANCELLED', id: 'd' });
    report({ type: 'UPLOADED', id: 'a', photo: photo('p1') });
    expect([list(), stopped]).toEqual([['b uploading 0', 'c uploading 0'], ['a']]);
    last('b').report({ type: 'FAILED', id: 'b', error: { code: 'unavailable' } });
    send({ type: 'CANCELLED', id: 'b' });
    expect(list()).toEqual(['c uploading 0']);
  });
});

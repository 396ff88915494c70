import { ApiError, randomKey, unwrap } from '@heartwood/api-client';
import { photoUploadMachine } from '@heartwood/flows';
import type { PhotoUpload, PhotoUploadActor, PhotoUploadProgress } from '@heartwood/flows';
import { createActor, fromCallback } from 'xstate';
import { uploadingApi } from '../../../member/browser-api';

type Uploading = Pick<PhotoUpload, 'id' | 'file' | 'key'>;

/** Uploads a file; returns how it ended. */
async function send(
  { id, file, key }: Uploading,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
): Promise<PhotoUploadProgress> {
  if (!(file instanceof Blob)) throw new TypeError('an upload is a file');
  try {
    const stored = await unwrap(
      uploadingApi(onProgress).POST('/api/photos.php', {
        params: { header: { 'Idempotency-Key': key } },
        body: { file },
        signal,
      }),
    );
    return stored
      ? { type: 'UPLOADED', id, photo: stored.photo }
      : { type: 'FAILED', id, error: { code: 'authentication_required' } };
  } catch (error) {
    const { code, data } =
      error instanceof ApiError ? error : { code: 'unavailable' as const, data: undefined };
    return { type: 'FAILED', id, error: { code, data } };
  }
}

const upload = fromCallback<{ type: 'never' }, Uploading>(({ input, sendBack }) => {
  const ending = new AbortController();
  const onProgress = (progress: number) =>
    sendBack({ type: 'PROGRESSED', id: input.id, progress } satisfies PhotoUploadProgress);
  void send(input, { signal: ending.signal, onProgress }).then((ended) => {
    if (!ending.signal.aborted) sendBack(ended);
  });
  return () => ending.abort();
});

/** Starts the queue of a member's uploads, which reports the progress of each. */
export function startPhotoQueue(): PhotoUploadActor {
  return createActor(photoUploadMachine.provide({ actors: { upload } }), {
    input: { newKey: randomKey },
  }).start();
}

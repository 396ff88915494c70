import { randomKey } from '@heartwood/api-client';
import type { ErrorData, Photo } from '@heartwood/api-contract';
import { isErrorCode } from '@heartwood/domain';
import type { ErrorCode } from '@heartwood/domain';
import { photoUploadMachine } from '@heartwood/flows';
import type { PhotoUpload, PhotoUploadActor, PhotoUploadProgress } from '@heartwood/flows';
import { createActor, fromCallback } from 'xstate';

/** Why a file was rejected. */
interface Refusal {
  readonly code: ErrorCode;
  readonly data?: ErrorData;
}

const path = '/api/photos.php';
const unavailable: Refusal = { code: 'unavailable' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refusalOf(status: number, body: unknown): Refusal {
  if (isErrorCode(body)) return { code: body };
  if (status === 413) return { code: 'payload_too_large' };
  if (typeof body !== 'object' || body === null || !('code' in body) || !isErrorCode(body.code))
    return unavailable;
  return { code: body.code, data: 'data' in body ? (body.data as ErrorData) : undefined };
}

const upload = fromCallback<{ type: 'never' }, Pick<PhotoUpload, 'id' | 'file' | 'key'>>(
  ({ input: { id, file, key }, sendBack }) => {
    const report = (event: PhotoUploadProgress) => sendBack(event);
    const fail = (error: Refusal) => report({ type: 'FAILED', id, error });
    const form = new FormData();
    if (file instanceof Blob) form.append('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('Idempotency-Key', key);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) report({ type: 'PROGRESSED', id, progress: loaded / total });
    });
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      if (request.status === 201) report({ type: 'UPLOADED', id, photo: (body as { photo: Photo }).photo });
      else fail(refusalOf(request.status, body));
    });
    request.addEventListener('error', () => fail(unavailable));
    request.addEventListener('timeout', () => fail(unavailable));
    request.send(form);
    return () => request.abort();
  },
);

/** Starts the queue of a member's uploads, which reports the progress of each. */
export function startPhotoQueue(): PhotoUploadActor {
  return createActor(photoUploadMachine.provide({ actors: { upload } }), {
    input: { newKey: randomKey },
  }).start();
}

import type { Binary, Photo } from '@heartwood/api-contract';
import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { failureOf } from '../failure';
import type { Failure } from '../failure';

/** The number of parallel uploads; further files are queued. */
export const parallelUploads = 2;

/** One file of the queue. */
export type PhotoUpload = {
  id: string;
  file: Binary;
  /** Idempotency key: a file whose response was lost is not stored twice. */
  key: string;
  status: 'waiting' | 'uploading' | 'failed' | 'done';
  /** From 0 to 1. */
  progress: number;
  /** Why it failed; the file is kept for a retry. */
  failure: Failure | null;
  /** The stored photo, once uploaded. */
  photo: Photo | null;
};

export type PhotoUploadInput = {
  /** Generates an idempotency key. */
  newKey: () => string;
};

export type PhotoUploadContext = PhotoUploadInput & { uploads: readonly PhotoUpload[] };

/** Progress events of the effect `upload`. */
export type PhotoUploadProgress =
  | { type: 'PROGRESSED'; id: string; progress: number }
  | { type: 'UPLOADED'; id: string; photo: Photo }
  | { type: 'FAILED'; id: string; error: unknown };

export type PhotoUploadEvent =
  | { type: 'FILES_ADDED'; files: readonly { id: string; file: Binary }[] }
  /** Removes a file from the queue in any state; an upload in progress is aborted. */
  | { type: 'CANCELLED'; id: string }
  | { type: 'RETRIED'; id: string }
  | PhotoUploadProgress;

/** `photo-uploaded` for each stored file. */
export type PhotoUploadEmitted = { type: 'photo-uploaded'; photo: Photo };

const flow = setup({
  types: {
    context: {} as PhotoUploadContext,
    events: {} as PhotoUploadEvent,
    input: {} as PhotoUploadInput,
    emitted: {} as PhotoUploadEmitted,
  },
  actors: {
    upload: fromCallback<{ type: 'never' }, Pick<PhotoUpload, 'id' | 'file' | 'key'>>(() => {
      throw new Error('the effect upload was not supplied');
    }),
  },
});

/** Returns the queue with one of its files changed. */
function changed(
  uploads: readonly PhotoUpload[],
  id: string,
  change: (upload: PhotoUpload) => Partial<PhotoUpload>,
): readonly PhotoUpload[] {
  return uploads.map((upload) => (upload.id === id ? { ...upload, ...change(upload) } : upload));
}

const isNamed =
  (status: PhotoUpload['status']) =>
  ({ context, event }: { context: PhotoUploadContext; event: PhotoUploadEvent }) =>
    context.uploads.some((upload) => 'id' in event && upload.id === event.id && upload.status === status);

/** Starts queued files up to the limit of parallel uploads. */
const fill = flow.enqueueActions(({ context, enqueue }) => {
  const busy = context.uploads.filter(({ status }) => status === 'uploading').length;
  const next = context.uploads
    .filter(({ status }) => status === 'waiting')
    .slice(0, Math.max(0, parallelUploads - busy));
  const ids = new Set(next.map(({ id }) => id));
  enqueue.assign({
    uploads: context.uploads.map((upload) =>
      ids.has(upload.id) ? { ...upload, status: 'uploading' as const } : upload,
    ),
  });
  for (const { id, file, key } of next) enqueue.spawnChild('upload', { id, input: { id, file, key } });
});

/**
 * After a network failure the file may have been stored, so its key stays; a rejected upload gets a new key.
 */
function keyOfRetry({ key, failure }: PhotoUpload, { newKey }: PhotoUploadContext): string {
  return failure?.code === 'unavailable' ? key : newKey();
}

/**
 * The queue of a member's photo uploads: two in parallel, each with its own progress, cancellation and retry.
 */
export const photoUploadMachine = flow.createMachine({
  id: 'photoUpload',
  context: ({ input }) => ({ ...input, uploads: [] }),
  on: {
    FILES_ADDED: {
      actions: [
        assign({
          uploads: ({ context, event }) => [
            ...context.uploads,
            ...event.files.map(({ id, file }) => ({
              id,
              file,
              key: context.newKey(),
              status: 'waiting' as const,
              progress: 0,
              failure: null,
              photo: null,
            })),
          ],
        }),
        fill,
      ],
    },
    PROGRESSED: {
      guard: isNamed('uploading'),
      actions: assign({
        uploads: ({ context, event }) =>
          changed(context.uploads, event.id, () => ({ progress: event.progress })),
      }),
    },
    UPLOADED: {
      guard: isNamed('uploading'),
      actions: [
        assign({
          uploads: ({ context, event }) =>
            changed(context.uploads, event.id, () => ({ status: 'done', progress: 1, photo: event.photo })),
        }),
        enqueueActions(({ event, enqueue }) => enqueue.stopChild(event.id)),
        emit(({ event }) => ({ type: 'photo-uploaded' as const, photo: event.photo })),
        fill,
      ],
    },
    FAILED: {
      guard: isNamed('uploading'),
      actions: [
        assign({
          uploads: ({ context, event }) =>
            changed(context.uploads, event.id, () => ({
              status: 'failed',
              progress: 0,
              failure: failureOf(event.error),
            })),
        }),
        enqueueActions(({ event, enqueue }) => enqueue.stopChild(event.id)),
        fill,
      ],
    },
    RETRIED: {
      guard: isNamed('failed'),
      actions: [
        assign({
          uploads: ({ context, event }) =>
            changed(context.uploads, event.id, (upload) => ({
              status: 'waiting',
              failure: null,
              key: keyOfRetry(upload, context),
            })),
        }),
        fill,
      ],
    },
    CANCELLED: {
      actions: [
        enqueueActions(({ event, enqueue }) => enqueue.stopChild(event.id)),
        assign({ uploads: ({ context, event }) => context.uploads.filter(({ id }) => id !== event.id) }),
        fill,
      ],
    },
  },
});

export type PhotoUploadActor = ActorRefFrom<typeof photoUploadMachine>;
export type PhotoUploadSnapshot = SnapshotFrom<typeof photoUploadMachine>;

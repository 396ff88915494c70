import type { PhotoUpload, PhotoUploadActor, PhotoUploadEvent } from '@heartwood/flows';

type Stored = NonNullable<PhotoUpload['photo']>;
type Failure = NonNullable<PhotoUpload['failure']>;

interface PhotoUploadsParts {
  /** Starts the queue; called with the first file. */
  readonly start: () => Promise<PhotoUploadActor>;
  /** Creates and revokes a picture's object URL. */
  readonly addressOf: (file: File) => string;
  readonly release: (address: string) => void;
}

/** An empty queue. */
export const noUploads: readonly PhotoUpload[] = [];

/** The photos that a member uploads to the own profile. They continue while other pages are shown. */
export class PhotoUploads {
  readonly #parts: PhotoUploadsParts;
  readonly #changed = new Set<() => void>();
  readonly #stored = new Set<(photo: Stored) => void>();
  readonly #failed = new Set<(failure: Failure, isQueued: boolean) => void>();
  /** Why the queue did not start while nobody listened. */
  #unreported: Failure | undefined;
  #actor: Promise<PhotoUploadActor> | undefined;
  #queue = noUploads;

  constructor(parts: PhotoUploadsParts) {
    this.#parts = parts;
  }

  /** The id of each is its picture's object URL. */
  get queue(): readonly PhotoUpload[] {
    return this.#queue;
  }

  /** Calls `listener` when the queue changes. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void {
    this.#changed.add(listener);
    return () => this.#changed.delete(listener);
  }

  /**
   * Calls `listener` with each stored photo. Returns an unsubscribe function. Stored photos leave the queue once
   * nobody listens.
   */
  onStored(listener: (photo: Stored) => void): () => void {
    this.#stored.add(listener);
    return () => {
      this.#stored.delete(listener);
      this.#removeStored();
    };
  }

  /**
   * Calls `listener` with why an upload failed, and whether it is in the queue, to be retried; at once for those
   * in the queue that failed before. Returns an unsubscribe function.
   */
  onFailed(listener: (failure: Failure, isQueued: boolean) => void): () => void {
    this.#failed.add(listener);
    for (const { failure } of this.#queue) if (failure) listener(failure, true);
    if (this.#unreported) listener(this.#unreported, false);
    this.#unreported = undefined;
    return () => this.#failed.delete(listener);
  }

  add(files: readonly File[]): void {
    const named = files.map((file) => ({ id: this.#parts.addressOf(file), file }));
    const release = () => {
      for (const { id } of named) this.#parts.release(id);
    };
    this.#send({ type: 'FILES_ADDED', files: named }, release);
  }

  /** Aborts an upload, or removes a finished or failed one from the queue. */
  cancel(id: string): void {
    this.#send({ type: 'CANCELLED', id });
  }

  /** Retries a failed upload. */
  retry(id: string): void {
    this.#send({ type: 'RETRIED', id });
  }

  /** Aborts all uploads and empties the queue: the member's session has ended. */
  end(): void {
    void this.#actor?.then(
      (actor) => actor.stop(),
      () => undefined,
    );
    this.#actor = undefined;
    this.#unreported = undefined;
    this.#show(noUploads);
  }

  /** @param onLost called if the event never arrives, as the queue ended or its script cannot be loaded */
  #send(event: PhotoUploadEvent, onLost?: () => void): void {
    const started = (this.#actor ??= this.#start());
    void started.then(
      (actor) => {
        if (this.#actor === started) actor.send(event);
        else onLost?.();
      },
      () => {
        onLost?.();
        if (this.#actor !== started) return;
        this.#actor = undefined;
        this.#fail({ code: 'unavailable' }, false);
      },
    );
  }

  async #start(): Promise<PhotoUploadActor> {
    const actor = await this.#parts.start();
    actor.subscribe(({ context }) => this.#show(context.uploads));
    actor.on('photo-uploaded', ({ photo }) => {
      for (const listener of this.#stored) listener(photo);
    });
    return actor;
  }

  #fail(failure: Failure, isQueued: boolean): void {
    for (const listener of this.#failed) listener(failure, isQueued);
    if (this.#failed.size === 0 && !isQueued) this.#unreported = failure;
  }

  #removeStored(): void {
    if (this.#stored.size > 0) return;
    for (const { id, photo } of this.#queue) if (photo) this.cancel(id);
  }

  #show(queue: readonly PhotoUpload[]): void {
    const before = new Map(this.#queue.map((upload) => [upload.id, upload]));
    const left = new Set(queue.map(({ id }) => id));
    for (const id of before.keys()) if (!left.has(id)) this.#parts.release(id);
    this.#queue = queue;
    for (const listener of this.#changed) listener();
    for (const { id, failure } of queue) if (failure && !before.get(id)?.failure) this.#fail(failure, true);
    this.#removeStored();
  }
}

/** The uploads of the member of this visit. Browser only. */
export const photoUploads = new PhotoUploads({
  start: async () => (await import('./photo-queue')).startPhotoQueue(),
  addressOf: (file) => URL.createObjectURL(file),
  release: (address) => URL.revokeObjectURL(address),
});

import type { PhotoUpload, PhotoUploadActor, PhotoUploadEvent } from '@heartwood/flows';

type Stored = NonNullable<PhotoUpload['photo']>;

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

  /** Calls `listener` with each stored photo. Returns an unsubscribe function. */
  onStored(listener: (photo: Stored) => void): () => void {
    this.#stored.add(listener);
    return () => this.#stored.delete(listener);
  }

  add(files: readonly File[]): void {
    const named = files.map((file) => ({ id: this.#parts.addressOf(file), file }));
    this.#send({ type: 'FILES_ADDED', files: named });
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
    void this.#actor?.then((actor) => actor.stop());
    this.#actor = undefined;
    this.#show(noUploads);
  }

  #send(event: PhotoUploadEvent): void {
    const started = (this.#actor ??= this.#start());
    void started.then(
      (actor) => actor.send(event),
      () => {
        if (this.#actor === started) this.#actor = undefined;
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

  #show(queue: readonly PhotoUpload[]): void {
    const left = new Set(queue.map(({ id }) => id));
    for (const { id } of this.#queue) if (!left.has(id)) this.#parts.release(id);
    this.#queue = queue;
    for (const listener of this.#changed) listener();
  }
}

const uploads = new Map<string, PhotoUploads>();

/** Returns a member's uploads, the same for the whole visit. Browser only. */
export function photoUploadsOf(member: string): PhotoUploads {
  const known = uploads.get(member);
  if (known) return known;
  const created = new PhotoUploads({
    start: async () => (await import('./photo-queue')).startPhotoQueue(),
    addressOf: (file) => URL.createObjectURL(file),
    release: (address) => URL.revokeObjectURL(address),
  });
  uploads.set(member, created);
  return created;
}

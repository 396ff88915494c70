import type { FormProblem } from '../../forms/form-problem';
import type { SendOutcome, SentAnswer } from './outbox-runner';

/** A photo being sent. */
export interface OutgoingPhoto {
  /** Idempotency key: however often it is sent, it arrives once. */
  readonly key: string;
  /** Object URL of the picture. */
  readonly picture: string;
  /** When it was sent, ISO 8601. */
  readonly created: string;
  readonly state: 'sending' | 'failed';
  /** Share of it that is sent, from 0 to 1. */
  readonly progress: number;
  readonly problem?: FormProblem;
}

/** The dependencies of sending a photo. */
export interface PhotoSending {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

interface PhotoOutboxParts {
  readonly send: (file: Blob, sending: PhotoSending) => Promise<SendOutcome>;
  readonly newKey: () => string;
  readonly now: () => Date;
  /** Creates and revokes a picture's object URL. */
  readonly addressOf: (file: Blob) => string;
  readonly release: (address: string) => void;
}

/** An empty queue. */
export const noPhotos: readonly OutgoingPhoto[] = [];

/**
 * The photos being sent to one member, in parallel: each can be cancelled, or retried under its own key. They
 * are kept in memory only, and lost on reload.
 */
export class PhotoOutbox {
  readonly #parts: PhotoOutboxParts;
  readonly #changed = new Set<() => void>();
  readonly #sent = new Set<(answer: SentAnswer) => void>();
  readonly #files = new Map<string, Blob>();
  readonly #stops = new Map<string, AbortController>();
  #queue = noPhotos;

  constructor(parts: PhotoOutboxParts) {
    this.#parts = parts;
  }

  get queue(): readonly OutgoingPhoto[] {
    return this.#queue;
  }

  /** Calls `listener` when the queue changes. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void {
    this.#changed.add(listener);
    return () => this.#changed.delete(listener);
  }

  /** Calls `listener` with the answer to each sent photo. Returns an unsubscribe function. */
  onSent(listener: (answer: SentAnswer) => void): () => void {
    this.#sent.add(listener);
    return () => this.#sent.delete(listener);
  }

  add(file: Blob): void {
    const key = this.#parts.newKey();
    this.#files.set(key, file);
    const created = this.#parts.now().toISOString();
    const picture = this.#parts.addressOf(file);
    this.#set([...this.#queue, { key, picture, created, state: 'sending', progress: 0 }]);
    this.#run(key, file);
  }

  /** Retries a failed photo. */
  retry(key: string): void {
    const file = this.#files.get(key);
    const item = this.#queue.find((one) => one.key === key);
    if (!file || item?.state !== 'failed') return;
    this.#change(key, { state: 'sending', progress: 0, problem: undefined });
    this.#run(key, file);
  }

  /** Cancels a photo, or discards a failed one. */
  discard(key: string): void {
    this.#stops.get(key)?.abort();
    this.#forget(key);
  }

  #run(key: string, file: Blob): void {
    const stop = new AbortController();
    this.#stops.set(key, stop);
    const onProgress = (progress: number) => this.#change(key, { progress });
    void this.#parts.send(file, { key, signal: stop.signal, onProgress }).then((outcome) => {
      if (stop.signal.aborted) return;
      if (!outcome.ok) {
        this.#change(key, { state: 'failed', problem: outcome.problem });
        return;
      }
      for (const listener of this.#sent) listener(outcome.answer);
      this.#forget(key);
    });
  }

  #forget(key: string): void {
    const item = this.#queue.find((one) => one.key === key);
    if (item) this.#parts.release(item.picture);
    this.#files.delete(key);
    this.#stops.delete(key);
    this.#set(this.#queue.filter((one) => one.key !== key));
  }

  #change(key: string, change: Partial<OutgoingPhoto>): void {
    this.#set(this.#queue.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }

  #set(queue: readonly OutgoingPhoto[]): void {
    this.#queue = queue;
    for (const listener of this.#changed) listener();
  }
}

/** How many forms with a file are handled at once; each may fill 10 MiB of memory. */
const mostAtOnce = 8;

/** How many of them may come from one network, so that a few slow senders don't keep everybody out. */
const mostOfNetwork = 2;

/** Counts the forms with a file that are being handled. */
export class UploadSlots {
  readonly #taken = new Map<string, number>();
  #total = 0;

  /** Takes a slot for a form from a network; `false` if none is free. */
  take(network: string): boolean {
    const taken = this.#taken.get(network) ?? 0;
    if (this.#total >= mostAtOnce || taken >= mostOfNetwork) return false;
    this.#taken.set(network, taken + 1);
    this.#total += 1;
    return true;
  }

  /** Returns a taken slot. */
  release(network: string): void {
    const left = (this.#taken.get(network) ?? 0) - 1;
    if (left > 0) this.#taken.set(network, left);
    else this.#taken.delete(network);
    this.#total -= 1;
  }
}

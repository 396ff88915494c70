import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

type Parts = readonly Buffer[];

const mostBytes = 32 * 1024 * 1024;

function sizeOf(parts: Parts): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

/**
 * Caches rendered documents. A document depends on nothing but its input, so equal data give an equal
 * document; only the nonce is per request. Evicts the least recently used.
 */
export class PrintedPages {
  readonly #pages: LRUCache<string, Parts>;

  /** Placeholder of the nonce in cached documents. It is secret, so no member's text can contain it. */
  readonly #placeholder = randomBytes(16).toString('base64url');

  /** @param limit in bytes */
  constructor(limit = mostBytes) {
    this.#pages = new LRUCache({ maxSize: limit, sizeCalculation: sizeOf });
  }

  /** Returns the document for `source` with the request's nonce, rendered if it is not cached. */
  async get(
    source: readonly string[],
    nonce: string,
    print: (nonce: string) => Promise<string>,
  ): Promise<Buffer<ArrayBuffer>> {
    const key = createHash('sha256').update(JSON.stringify(source)).digest('base64');
    const parts = this.#pages.get(key) ?? (await this.#print(print));
    this.#pages.set(key, parts);
    const separator = Buffer.from(nonce);
    return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part])));
  }

  async #print(print: (nonce: string) => Promise<string>): Promise<Parts> {
    const html = await print(this.#placeholder);
    return html.split(this.#placeholder).map((part) => Buffer.from(part));
  }
}

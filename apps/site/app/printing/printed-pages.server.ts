import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

type Parts = readonly Buffer[];

const mostBytes = 32 * 1024 * 1024;

function sizeOf(parts: Parts): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

/**
 * Keeps documents as they were printed. A document depends on nothing but what it is printed from, so the same data
 * give the same document; only the nonce is each request's own. The ones used longest ago go first.
 */
export class PrintedPages {
  readonly #pages: LRUCache<string, Parts>;

  /** Stands for the nonce in what is kept. Nobody outside learns it, so no text of a member can hold it. */
  readonly #placeholder = randomBytes(16).toString('base64url');

  /** `limit` in bytes. */
  constructor(limit = mostBytes) {
    this.#pages = new LRUCache({ maxSize: limit, sizeCalculation: sizeOf });
  }

  /** The document made from `source`, with the request's nonce; printed where it is not known. */
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

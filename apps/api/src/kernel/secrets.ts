import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret of 256 bits, as base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret of 256 bits: its sha256, hex. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A keyed hash, hex; for what must be compared or logged but could be guessed. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Whether a text is the secret one; takes as long whatever differs. */
export function isSame(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

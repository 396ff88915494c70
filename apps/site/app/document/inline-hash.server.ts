import { createHash } from 'node:crypto';

/**
 * Returns the source expression (hash) that allows an inline script or style in a content security policy.
 */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

import { createHash } from 'node:crypto';

/** The source by which a content security policy names a script or style that stands in the page. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

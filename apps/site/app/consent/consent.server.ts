import { createHash } from 'node:crypto';
import type { Settings } from '@heartwood/api-contract';
import { cookies, isTagScript, tagOrigin } from '@heartwood/domain';
import { cookieIn, cookieText } from '../format/cookie';
import { consentAnswers } from './answers';
import type { ConsentAnswerName } from './answers';

/** A third-party script, as configured in the settings. */
export type Tag = NonNullable<Settings['tags']>[number];

/** Returns the third-party scripts that a brand may load: those whose hosts a policy can name. */
export function tagsOf({ tags }: Pick<Settings, 'tags'>): readonly Tag[] {
  return (tags ?? []).filter(isTagScript);
}

/** Returns the origins that tags load from and send to. */
export function tagOrigins(tags: readonly Tag[]): readonly string[] {
  return [...new Set(tags.flatMap(({ hosts }) => hosts.map(tagOrigin)))];
}

/** Returns a key for what was agreed to: other scripts or hosts need another yes. */
export function consentVersion(tags: readonly Tag[]): string {
  const asked = tags.map(({ name, script, hosts }) => [name, script, hosts]);
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 8);
}

/** Reads the answer from a `Cookie` header: a yes to these tags, or a no to any; `null` if unanswered. */
export function readConsent(cookie: string | undefined, tags: readonly Tag[]): ConsentAnswerName | null {
  const kept = cookieIn(cookie, cookies.consent.name);
  if (kept === consentAnswers.refuse) return 'refuse';
  return kept === `${consentAnswers.accept}.${consentVersion(tags)}` ? 'accept' : null;
}

/**
 * Returns the `Set-Cookie` value that stores an answer. A script on every page reads it; a no is stored as
 * long as a yes.
 */
export function consentCookie(
  answer: ConsentAnswerName,
  tags: readonly Tag[],
  options: { readonly secure: boolean },
): string {
  const { name, maxAge } = cookies.consent;
  const value =
    answer === 'refuse' ? consentAnswers.refuse : `${consentAnswers.accept}.${consentVersion(tags)}`;
  return cookieText(name, value, { ...options, maxAge });
}

/** The request properties that consent depends on. */
export interface ConsentVisit {
  readonly cookie: string | undefined;
  /** Path and query. */
  readonly address: string;
  /** Whether the browser sends Global Privacy Control. */
  readonly privacySignal: boolean;
}

/**
 * Returns the tags that apply to a page, and the answer so far: none on a page whose address holds a secret,
 * none after a no, and none without an answer if the browser sends the privacy signal, which counts as a no.
 */
export function consentDue(
  visit: ConsentVisit,
  settings: Pick<Settings, 'tags'>,
): { readonly tags: readonly Tag[]; readonly answer: 'accept' | null } | null {
  const tags = tagsOf(settings);
  const secret = new URL(visit.address, 'http://site').searchParams.has('token');
  if (tags.length === 0 || secret) return null;
  const answer = readConsent(visit.cookie, tags);
  if (answer === 'refuse' || (answer === null && visit.privacySignal)) return null;
  return { tags, answer };
}

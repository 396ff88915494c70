import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { signupCompleteFlag } from './signup-complete-flag';

/** Parts of an address that only say what the page shall tell once; none of them changes what the page loads. */
export const passingParameters = ['notice', 't', signupCompleteFlag] as const;

function lasting(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of passingParameters) query.delete(name);
  return `${url.pathname}?${query.toString()}`;
}

/** Whether two addresses differ, and in nothing but what is told once. */
export function onlyNoticesChanged(one: URL, other: URL): boolean {
  return one.search !== other.search && lasting(one) === lasting(other);
}

/** What the `notice` part of an address tells after somebody was blocked. */
export const blockedNotice = 'blocked';

/** A list's `shouldRevalidate`: what an address tells once goes from it without searching again. */
export function searchesAgain({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const told = formMethod === undefined && onlyNoticesChanged(currentUrl, nextUrl);
  return told ? false : defaultShouldRevalidate;
}

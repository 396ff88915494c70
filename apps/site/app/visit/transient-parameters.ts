import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { signupCompleteFlag } from './signup-complete-flag';

/** Query parameters that only show something once; none of them changes what the page loads. */
export const transientParameters = ['notice', 't', signupCompleteFlag] as const;

function lasting(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of transientParameters) query.delete(name);
  return `${url.pathname}?${query.toString()}`;
}

/** Whether two addresses differ only in such parameters. */
export function onlyNoticesChanged(one: URL, other: URL): boolean {
  return one.search !== other.search && lasting(one) === lasting(other);
}

/** Value of the `notice` parameter after blocking someone. */
export const blockedNotice = 'blocked';

/** A list's `shouldRevalidate`: removing such parameters doesn't repeat the search. */
export function searchesAgain({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const onlyNotices = formMethod === undefined && onlyNoticesChanged(currentUrl, nextUrl);
  return onlyNotices ? false : defaultShouldRevalidate;
}

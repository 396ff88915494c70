import { isInterest, trackingParameters } from '@heartwood/domain';
import type { InterestId } from '@heartwood/domain';

/** Names of a lander's form fields; the signup page reads them. */
export const landerFields = {
  lander: 'lander',
  slug: 'slug',
  interests: 'interests',
  /** Hidden from people; programs fill it in. */
  trap: 'website',
} as const;

/** Hidden fields that carry where the visitor came from, filled by the page's script. */
export const trackingFields = trackingParameters;

/** The most interests that a lander's form hands on. */
export const mostChoices = 6;

/** The interests among the values of a form or an address, each once. */
export function chosenInterests(values: readonly unknown[]): readonly InterestId[] {
  return [...new Set(values.filter(isInterest))].slice(0, mostChoices);
}

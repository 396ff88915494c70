import { isInterest, trackingParameters } from '@heartwood/domain';
import type { InterestId } from '@heartwood/domain';

/** Names of a lander's form fields; the signup page reads them. */
export const landerFields = {
  lander: 'lander',
  slug: 'slug',
  interests: 'interests',
  name: 'name',
  seek: 'seek',
  /** How the evening is, one of `eveningMoods`. */
  evening: 'evening',
  /** What one notices first, one of `firstLooks`. */
  first_look: 'first_look',
  /** Hidden from people; programs fill it in. */
  trap: 'website',
} as const;

/** Hidden fields that carry where the visitor came from, filled by the page's script. */
export const trackingFields = trackingParameters;

/** The most interests that a lander's form hands on. */
export const mostChoices = 6;

/** What an evening may be like. */
export const eveningMoods = ['quiet', 'restless', 'open'] as const;

/** What one may notice first in somebody. */
export const firstLooks = ['hair', 'eyes', 'smile'] as const;

const interestsOfChoices: Readonly<Record<string, InterestId>> = {
  quiet: 'hugging',
  restless: 'dancing',
  open: 'adventure',
  hair: 'fashion',
  eyes: 'photography',
  smile: 'funny',
};

/** The interests that a lander's form names, or that go with what was chosen in it. */
export function interestsOfForm(form: FormData): readonly InterestId[] {
  const chosen = [landerFields.evening, landerFields.first_look]
    .flatMap((field) => form.getAll(field))
    .map((choice) => interestsOfChoices[String(choice)]);
  return chosenInterests([...form.getAll(landerFields.interests), ...chosen]);
}

/** The interests among the values of a form or an address, each once. */
export function chosenInterests(values: readonly unknown[]): readonly InterestId[] {
  return [...new Set(values.filter(isInterest))].slice(0, mostChoices);
}

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
  /** Evenings that got a yes; the fields are named by `yesField`. */
  yeses: 'yeses',
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

/** Evenings to say yes or no to. */
export const evenings = ['swim', 'kitchen', 'museum', 'pancakes', 'rooftop', 'masks', 'records'] as const;

/** An evening to say yes or no to. */
export type Evening = (typeof evenings)[number];

/** How many evenings lie in a deck. */
export const deckSize = 4;

/** The field of the deck’s evening at `index`, whose value is the evening where the answer is yes. */
export function yesField(index: number): string {
  return `${landerFields.yeses}-${index}`;
}

type Choice = (typeof eveningMoods)[number] | (typeof firstLooks)[number] | Evening;

const interestsOfChoices: Readonly<Record<Choice, InterestId>> = {
  quiet: 'hugging',
  restless: 'dancing',
  open: 'adventure',
  hair: 'fashion',
  eyes: 'photography',
  smile: 'funny',
  swim: 'beach',
  kitchen: 'dancing',
  museum: 'art',
  pancakes: 'cooking',
  rooftop: 'adventure',
  masks: 'party',
  records: 'music',
};

function isChoice(value: unknown): value is Choice {
  return typeof value === 'string' && Object.hasOwn(interestsOfChoices, value);
}

/** The interests that a lander's form names, or that go with what was chosen in it. */
export function interestsOfForm(form: FormData): readonly InterestId[] {
  const yeses = Array.from({ length: deckSize }, (_, index) => yesField(index));
  const chosen = [landerFields.evening, landerFields.first_look, ...yeses]
    .flatMap((field) => form.getAll(field))
    .filter(isChoice)
    .map((choice) => interestsOfChoices[choice]);
  return chosenInterests([...form.getAll(landerFields.interests), ...chosen]);
}

/** The interests among the values of a form or an address, each once. */
export function chosenInterests(values: readonly unknown[]): readonly InterestId[] {
  return [...new Set(values.filter(isInterest))].slice(0, mostChoices);
}

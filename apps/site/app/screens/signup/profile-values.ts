import type { OwnProfile } from '@heartwood/api-contract';
import { profileOptions } from '@heartwood/domain';
import type { ProfileField } from '@heartwood/domain';
import { pick } from '../../format/pick';
import type { SignupContext } from './signup-context';

/** A profile's existing values by field. */
export type ProfileValues = Readonly<
  Partial<Record<ProfileField | 'country' | 'region' | 'city' | 'description', string | null>>
> & {
  readonly interests?: readonly string[];
};

const fields = [
  ...(Object.keys(profileOptions) as readonly ProfileField[]),
  ...(['country', 'region', 'city', 'description', 'interests'] as const),
];

/** Returns the values of a member's own profile that the steps ask for. */
export function profileValues(profile: OwnProfile): ProfileValues {
  return pick(profile, fields);
}

interface ChoicePlaces {
  readonly countries: readonly string[];
  readonly isRegion: (country: string, region: string) => boolean;
}

/** Fills a missing place with the one chosen before the account was created, as far as the brand has it. */
function placeFrom(values: ProfileValues, { place }: SignupContext, places: ChoicePlaces): ProfileValues {
  if (values.country || !place || !places.countries.includes(place.country)) return values;
  const { country, region } = place;
  return { ...values, country, region: region && places.isRegion(country, region) ? region : null };
}

/** Fills missing profile values with those chosen or written before the account was created. */
export function withChoices(
  values: ProfileValues,
  context: SignupContext,
  places: ChoicePlaces,
): ProfileValues {
  const { gender, interests = [], answers, message } = context;
  return {
    ...placeFrom(values, context, places),
    gender: values.gender ?? gender,
    interests: values.interests?.length ? values.interests : interests,
    description: values.description || message || answers,
  };
}

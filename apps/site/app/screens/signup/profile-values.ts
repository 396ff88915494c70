import type { OwnProfile } from '@heartwood/api-contract';
import { profileOptions } from '@heartwood/domain';
import type { ProfileField } from '@heartwood/domain';
import { pick } from '../../format/pick';
import type { SignupContext } from './signup-context';

/** What a profile holds already, by field. */
export type ProfileValues = Readonly<
  Partial<Record<ProfileField | 'country' | 'region' | 'city' | 'description', string | null>>
> & {
  readonly interests?: readonly string[];
};

const fields = [
  ...(Object.keys(profileOptions) as readonly ProfileField[]),
  ...(['country', 'region', 'city', 'description', 'interests'] as const),
];

/** What a member's own profile holds of what the steps ask for. */
export function profileValues(profile: OwnProfile): ProfileValues {
  return pick(profile, fields);
}

interface ChoicePlaces {
  readonly countries: readonly string[];
  readonly isRegion: (country: string, region: string) => boolean;
}

/** Where a profile says no place yet, the one that was chosen before the account was made, as far as the brand has it. */
function placeFrom(values: ProfileValues, { place }: SignupContext, places: ChoicePlaces): ProfileValues {
  if (values.country || !place || !places.countries.includes(place.country)) return values;
  const { country, region } = place;
  return { ...values, country, region: region && places.isRegion(country, region) ? region : null };
}

/** What a profile doesn't say yet is offered as it was chosen or written before the account was made. */
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

import { invalidFields } from '../kernel/api-error';

interface Checked {
  min_age?: number;
  max_age?: number;
  country?: string | null;
  countryregion?: string | null;
}

/**
 * Rejects contradictory filters.
 * @param within prefix of the field names
 */
export function checkSearch({ min_age, max_age, country, countryregion }: Checked, within = ''): void {
  if (min_age !== undefined && max_age !== undefined && min_age > max_age)
    throw invalidFields({ [`${within}min_age`]: 'too_high' });
  if (countryregion && !country) throw invalidFields({ [`${within}country`]: 'required' });
}

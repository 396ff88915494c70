export const genders = ['male', 'female'] as const;
export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const;

export type Gender = (typeof genders)[number];
export type Sexuality = (typeof sexualities)[number];

/** The profile's choice fields and their options. An option's text is `profile.<field>.<option>`. */
export const profileOptions = {
  gender: genders,
  sexuality: sexualities,
  reason_for_signup: ['relationship', 'casual', 'friendship', 'chat', 'undecided'],
  hair_colour: ['black', 'brown', 'blond', 'red', 'grey', 'white', 'bald', 'coloured'],
  eye_colour: ['brown', 'blue', 'green', 'grey', 'hazel', 'other'],
  body_type: ['slim', 'athletic', 'average', 'curvy', 'full_figured', 'muscular'],
  relationship_status: ['single', 'divorced', 'widowed', 'separated', 'open_relationship', 'in_relationship'],
  tattoos: ['none', 'few', 'many'],
} as const;

export type ProfileField = keyof typeof profileOptions;
export type ProfileOption<Field extends ProfileField> = (typeof profileOptions)[Field][number];

export const profileFields = Object.keys(profileOptions) as readonly ProfileField[];

/** All fields a brand may show on a profile, in the default order. */
export const showableProfileFields = [
  'description',
  ...(Object.keys(profileOptions) as ProfileField[]),
  'interests',
] as const;
export type ShowableProfileField = (typeof showableProfileFields)[number];

/** Whether a value is an option of a profile field. */
export function isProfileOption<Field extends ProfileField>(
  field: Field,
  value: unknown,
): value is ProfileOption<Field> {
  return (profileOptions[field] as readonly unknown[]).includes(value);
}

/** The parts of the settings, in list order; each has its own address. */
export const settingsSections = [
  'overview',
  'email',
  'password',
  'language',
  'devices',
  'blocked',
  'reports',
  'shown',
  'data',
  'delete',
] as const;

/** A part of the settings. */
export type SettingsSectionName = (typeof settingsSections)[number];

/** Returns the part that an address names: the overview by default, `undefined` if there is no such part. */
export function sectionOf(name: string | undefined): SettingsSectionName | undefined {
  if (name === undefined) return 'overview';
  return settingsSections.find((section) => section === name && section !== 'overview');
}

/** The parts of the settings, in the order of their list; each has an address of its own. */
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

/** The part that an address names: the overview where it names none, `undefined` where there is no such part. */
export function sectionOf(name: string | undefined): SettingsSectionName | undefined {
  if (name === undefined) return 'overview';
  return settingsSections.find((section) => section === name && section !== 'overview');
}

/** Joins class names, leaving out what is not set. */
export function classNames(...names: (string | undefined | false)[]): string {
  return names.filter(Boolean).join(' ');
}

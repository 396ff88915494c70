/** What {@link withDateWords} needs of an `intl`. */
interface DateFormats<Value, Options> {
  readonly locale: string;
  readonly formatDate: (value: Value, options?: Options) => string;
  readonly formatDateToParts: (value: Value, options?: Options) => Intl.DateTimeFormatPart[];
}

const isFrench = (locale: string) => locale.split('-', 1)[0] === 'fr';

/** The words of a date from its parts: in French the first of a month that is named is `1er mai`. */
export function dateWords(locale: string, parts: readonly Intl.DateTimeFormatPart[]): string {
  const named = parts.some(({ type, value }) => type === 'month' && !/^\d/.test(value));
  return parts
    .map(({ type, value }) => (isFrench(locale) && named && type === 'day' && value === '1' ? '1er' : value))
    .join('');
}

/** An `intl` whose dates are written as {@link dateWords} has them. */
export function withDateWords<Value, Options, Shape extends DateFormats<Value, Options>>(
  intl: Shape & DateFormats<Value, Options>,
): Shape {
  if (!isFrench(intl.locale)) return intl;
  const formatDate = (value: Value, options?: Options) =>
    dateWords(intl.locale, intl.formatDateToParts(value, options));
  return { ...intl, formatDate };
}

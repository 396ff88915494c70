/** Query parameter that requests a like popup after a number of seconds. */
export const delayParameter = 't';

const longestSeconds = 86_400;

/** Returns the delay in milliseconds that an address requests; `undefined` without a valid one. */
export function popupDelay(text: string | null): number | undefined {
  if (text === null || !/^\d{1,5}$/.test(text)) return undefined;
  const seconds = Number(text);
  return seconds <= longestSeconds ? seconds * 1000 : undefined;
}

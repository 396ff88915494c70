/** The part of an address that asks for a like popup after so many seconds. */
export const delayParameter = 't';

const longestSeconds = 86_400;

/** The delay in milliseconds that an address asks for; `undefined` where it asks for none or for nonsense. */
export function popupDelay(text: string | null): number | undefined {
  if (text === null || !/^\d{1,5}$/.test(text)) return undefined;
  const seconds = Number(text);
  return seconds <= longestSeconds ? seconds * 1000 : undefined;
}

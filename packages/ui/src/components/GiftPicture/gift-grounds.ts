/** The ground behind a drawing. */
export type GiftGround =
  'primary' | 'primaryShade' | 'secondary' | 'successShade' | 'dangerShade' | 'blush' | 'mist' | 'ink';

/** The gifts with a drawing, each with its ground. */
export const giftGrounds: ReadonlyMap<string, GiftGround> = new Map([
  ['coffee', 'successShade'],
  ['letter', 'primary'],
  ['rose', 'secondary'],
  ['ice', 'primaryShade'],
  ['ticket', 'mist'],
  ['chocolates', 'blush'],
  ['vinyl', 'mist'],
  ['bouquet', 'primary'],
  ['bubbly', 'dangerShade'],
  ['balloon', 'blush'],
  ['boat', 'successShade'],
  ['star', 'ink'],
]);

/** The gifts with artwork and names, with their default price in credits; cheapest first. */
export const giftCredits = {
  coffee: 2,
  letter: 2,
  rose: 3,
  ice: 3,
  ticket: 5,
  chocolates: 5,
  vinyl: 6,
  bouquet: 8,
  bubbly: 10,
  balloon: 15,
  boat: 25,
  star: 40,
} as const;

/** The id of a gift. */
export type GiftId = keyof typeof giftCredits;

/** All gift ids. */
export const giftIds = Object.keys(giftCredits) as GiftId[];

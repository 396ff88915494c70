/** A source of numbers from 0 up to, not including, 1. */
export type Random = () => number;

/** A repeatable source of numbers: the same seed always gives the same sequence. */
export function seededRandom(seed: string): Random {
  let state = 2166136261;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from low up to high. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** A whole number from low to high, both included. */
export function whole(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** True with the given probability. */
export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

/** The item at a position that wraps around the list; throws on an empty list. */
export function itemAt<Item>(list: readonly Item[], position: number): Item {
  const item = list[((position % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

/** One item of the list, all equally likely; throws on an empty list. */
export function pick<Item>(random: Random, list: readonly Item[]): Item {
  return itemAt(list, Math.floor(random() * list.length));
}

/** One item, chosen by its weight; throws on an empty list. */
export function pickWeighted<Item>(random: Random, entries: readonly (readonly [Item, number])[]): Item {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random() * total;
  for (const [item, weight] of entries) {
    rest -= weight;
    if (rest < 0) return item;
  }
  return itemAt(entries, entries.length - 1)[0];
}

/** The list in another order; the given list stays as it is. */
export function shuffled<Item>(random: Random, list: readonly Item[]): Item[] {
  return list
    .map((item) => ({ item, key: random() }))
    .sort((left, right) => left.key - right.key)
    .map(({ item }) => item);
}

/** So many different items of the list, in a random order. */
export function sample<Item>(random: Random, list: readonly Item[], count: number): Item[] {
  return shuffled(random, list).slice(0, count);
}

/** Takes an item that fits out of a bag; any item where none of the list fits. */
export type Bag<Item> = (fits?: (item: Item) => boolean) => Item;

/** A bag of the list's items. It is filled with all of them, shuffled, when nothing in it fits. */
export function bagOf<Item>(random: Random, list: readonly Item[]): Bag<Item> {
  const rest: Item[] = [];
  return (fits = () => true) => {
    const suits = list.some(fits) ? fits : () => true;
    if (!rest.some(suits)) rest.push(...shuffled(random, list));
    const [item] = rest.splice(rest.findIndex(suits), 1);
    return item ?? pick(random, list);
  };
}

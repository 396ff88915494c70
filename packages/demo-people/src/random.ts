/** Returns random numbers in [0, 1). */
export type Random = () => number;

/** Creates a deterministic generator: the same seed always returns the same sequence. */
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

/** Returns a number from low up to high. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** Returns an integer from low to high, both included. */
export function whole(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** Returns true with the given probability. */
export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

/** Returns the item at an index that wraps around the list. Throws for an empty list. */
export function itemAt<Item>(list: readonly Item[], position: number): Item {
  const item = list[((position % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

/** Returns one item, all equally likely. Throws for an empty list. */
export function pick<Item>(random: Random, list: readonly Item[]): Item {
  return itemAt(list, Math.floor(random() * list.length));
}

/** Returns one item, chosen by weight. Throws for an empty list. */
export function pickWeighted<Item>(random: Random, entries: readonly (readonly [Item, number])[]): Item {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random() * total;
  for (const [item, weight] of entries) {
    rest -= weight;
    if (rest < 0) return item;
  }
  return itemAt(entries, entries.length - 1)[0];
}

/** Returns a shuffled copy of the list. */
export function shuffled<Item>(random: Random, list: readonly Item[]): Item[] {
  return list
    .map((item) => ({ item, key: random() }))
    .sort((left, right) => left.key - right.key)
    .map(({ item }) => item);
}

/** Returns so many different items of the list, in random order. */
export function sample<Item>(random: Random, list: readonly Item[], count: number): Item[] {
  return shuffled(random, list).slice(0, count);
}

/** Takes a fitting item out of a bag; any item where none of the list fits. */
export type Bag<Item> = (fits?: (item: Item) => boolean) => Item;

/** Creates a bag of the list's items. When nothing in it fits, it is refilled with all of them, shuffled. */
export function bagOf<Item>(random: Random, list: readonly Item[]): Bag<Item> {
  const rest: Item[] = [];
  return (fits = () => true) => {
    const suits = list.some(fits) ? fits : () => true;
    if (!rest.some(suits)) rest.push(...shuffled(random, list));
    const [item] = rest.splice(rest.findIndex(suits), 1);
    return item ?? pick(random, list);
  };
}

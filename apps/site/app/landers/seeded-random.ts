/** Returns a generator of pseudo-random numbers from 0 to 1, deterministic per seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

import drawn from './hair-cuts.json';

/** Path data of a haircut, centred in the frame. */
interface Cut {
  /** Silhouettes behind the head, over the forehead and over the shoulders. */
  back?: string;
  front: string;
  over?: string;
  /** Strands and small curls in a lighter tone. */
  shine?: string;
  curls?: string;
  /** Locs that hang behind the head. */
  ropes?: string;
  /** The skin shows through; `stubble` draws single hairs. */
  thin?: boolean;
  stubble?: boolean;
}

export type CutName = keyof typeof drawn;

export function cutOf(name: CutName): Cut {
  return drawn[name];
}

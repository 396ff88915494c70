import type { Figure } from './figure';
import { disc, fill, line, times } from './svg';

/** Draws earrings on the visible ears. */
export function earrings({ person: { earrings: kind, metal, face }, shot }: Figure): string {
  if (kind === 'none') return '';
  const one = (x: number) =>
    ({
      stud: disc(x, 264, 5, metal),
      hoop: `<circle cx="${x}" cy="281" r="15" fill="none" stroke="${metal}" stroke-width="4.4"/>`,
      disc: disc(x, 277, 11.5, metal),
      drop: disc(x, 264, 4, metal) + fill(`M${x} 268l9 22q-9 9 -18 0Z`, metal),
    })[kind];
  const left = shot.turn > 0.4 ? '' : one(197 - face.skull - shot.turn * 3);
  return left + one(203 + face.skull - shot.turn * 3);
}

/** Draws a necklace for a neck of that half width. */
export function necklace({ person: { metal }, shot }: Figure, neck: number): string {
  const x = (value: number) => 200 + value;
  const [end, bend] = [neck + 6, neck * 0.6];
  const bead = (at: number) => {
    const [a, b, c, d] = [(1 - at) ** 3, 3 * at * (1 - at) ** 2, 3 * at * at * (1 - at), at ** 3];
    return disc(200 + (d - a) * end + (c - b) * bend, (a + d) * 380 + (b + c) * 428, 7, metal);
  };
  const chain = line(`M${x(-end)} 380C${x(-bend)} 424 ${x(bend)} 424 ${x(end)} 380`, metal, 3);
  return {
    none: '',
    chain: chain + disc(200, 418, 6.5, metal),
    choker: line(`M${x(1 - neck)} 362q${neck - 1} 20 ${neck * 2 - 2} 0`, metal, 9),
    beads: times(11, (at) => bead(at / 10)),
  }[shot.necklace];
}

import sharp from 'sharp';
import { itemAt, seededRandom } from '../../random';
import type { SceneName } from './scene';
import { sceneOf } from './scene';

const width = 286;
const height = 351;
/** What is left of it: blurs fade at the edges of a drawing. */
const middle = { left: 18, top: 18, width: 250, height: 312 };

/** The drawing of a place on 600 by 750 units; the same three arguments always give the same. */
export function backdropSvg(scene: SceneName, palette: number, variant: number): string {
  const { paint, palettes } = sceneOf(scene);
  const colours = itemAt(palettes, palette);
  const painted = paint(seededRandom(`${scene} ${palette} ${variant}`), colours);
  const focus = [4, 9, 16, 30]
    .map(
      (amount) =>
        `<filter id="focus${amount}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${amount}"/></filter>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -30 660 810" width="${width}" height="${height}"><defs>${focus}<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></linearGradient><radialGradient id="pool" cx=".36" cy=".3" r=".95"><stop offset="0" stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></radialGradient></defs>${painted}</svg>`;
}

/** Paints places once each and hands them out as data URLs of small pictures. */
export function backdropStore(): (scene: SceneName, palette: number, variant: number) => Promise<string> {
  const painted = new Map<string, Promise<string>>();
  return (scene, palette, variant) => {
    const key = `${scene} ${palette} ${variant}`;
    const known = painted.get(key);
    if (known) return known;
    const fresh = sharp(Buffer.from(backdropSvg(scene, palette, variant)))
      .flatten({ background: '#808080' })
      .extract(middle)
      .png({ compressionLevel: 1 })
      .toBuffer()
      .then((bytes) => `data:image/png;base64,${bytes.toString('base64')}`);
    painted.set(key, fresh);
    return fresh;
  };
}

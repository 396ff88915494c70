import sharp from 'sharp';
import type { Person } from './person';
import { portraitSvg } from './portrait';
import { backdropStore } from './scenes/backdrop';
import type { Shot } from './shot';

/** Draws portraits as JPEG bytes, 4:5, in the given pixel width. */
export function portraitStudio(width: number): (person: Person, shot: Shot) => Promise<Uint8Array> {
  const backdrop = backdropStore();
  return async (person, shot) => {
    const place = await backdrop(shot.scene, shot.palette, 0);
    const svg = portraitSvg(person, shot, place, width);
    return sharp(Buffer.from(svg)).flatten({ background: '#808080' }).jpeg({ quality: 92 }).toBuffer();
  };
}

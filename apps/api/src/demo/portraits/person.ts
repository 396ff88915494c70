import type { HairColourName } from './hair/hair-colour';
import type { HairStyle } from './hair/hair-style';
import type { Skin } from './skin';

/** The outline of a head; lengths in units of the drawing, ratios as shares of the width. */
export type Face = {
  readonly width: number;
  readonly cheek: number;
  readonly jaw: number;
  readonly jawHeight: number;
  readonly chinWidth: number;
  readonly chin: number;
  readonly hairline: number;
};

export type Eyes = {
  readonly colour: EyeColour;
  readonly size: number;
  readonly apart: number;
  readonly tilt: number;
  readonly open: number;
  readonly crease: number;
};

export type EyeColour = 'brown' | 'dark' | 'blue' | 'grey' | 'green' | 'hazel';
export type Brows = { readonly weight: number; readonly arch: number; readonly slant: number };
export type Nose = {
  readonly width: number;
  readonly length: number;
  readonly tip: number;
  readonly bridge: number;
};
export type Mouth = { readonly width: number; readonly upper: number; readonly lower: number };
export type Ears = { readonly size: number; readonly low: number };
export type Beard = 'none' | 'stubble' | 'short' | 'full' | 'goatee' | 'moustache' | 'boxed';
export type GlassesShape = 'round' | 'square' | 'browline' | 'cat' | 'thin' | 'oval';
export type Glasses = { readonly shape: GlassesShape; readonly colour: string };
export type Earrings = 'none' | 'stud' | 'hoop' | 'drop' | 'pearl';
export type Build = 'slim' | 'average' | 'athletic' | 'broad' | 'full';

/** Somebody drawn: all that stays the same from picture to picture. */
export type Person = {
  readonly id: string;
  readonly gender: 'female' | 'male';
  readonly age: number;
  readonly build: Build;
  readonly skinDepth: number;
  readonly skin: Skin;
  readonly hairColour: HairColourName;
  readonly grey: number;
  readonly hairStyle: HairStyle;
  readonly parting: number;
  readonly volume: number;
  readonly face: Face;
  readonly eyes: Eyes;
  readonly brows: Brows;
  readonly nose: Nose;
  readonly mouth: Mouth;
  readonly ears: Ears;
  readonly beard: Beard;
  readonly beardGrey: number;
  readonly glasses: Glasses | null;
  readonly earrings: Earrings;
  readonly metal: string;
  readonly necklace: boolean;
  readonly freckles: boolean;
  readonly mole: readonly [number, number] | null;
  readonly makeup: number;
};

/** How far the years show, from 0 (about thirty) to 1 (well over seventy). */
export function wear(person: Person): number {
  return Math.max(0, Math.min(1, (person.age - 28) / 46));
}

import type { Beard } from './beard';
import type { Top } from './clothes';
import type { Expression } from './expressions';
import type { GlassesShape } from './glasses';
import type { CutName } from './hair-cuts';
import type { HatName } from './hats';
import type { Earrings, Necklace } from './jewellery';
import type { GroundName, HairColourName, IrisName, SkinName } from './palette';
import type { PropName } from './props';
import type { SceneName } from './scenes';

/** How somebody is drawn: as a woman, as a man, or in between. */
export type Look = 'her' | 'him' | 'andro';

/** Half widths of a head at skull, cheek, jaw and chin, and the heights of crown, jaw and chin. */
export interface Face {
  skull: number;
  cheek: number;
  jaw: number;
  chin: number;
  top: number;
  jawY: number;
  chinY: number;
}

/** Somebody drawn: all that stays the same from picture to picture. */
export interface Person {
  gender: 'female' | 'male';
  look: Look;
  age: number;
  full: boolean;
  skin: SkinName;
  face: Face;
  eyes: { width: number; height: number; tilt: number; gap: number; hooded: boolean; colour: IrisName };
  brows: { thickness: number; arch: number; slant: number };
  nose: { length: number; tip: number; bump: number };
  lips: { width: number; fullness: number; colour: string };
  hair: { cut: CutName; colour: HairColourName };
  covering: { kind: 'none' | 'headscarf' | 'headwrap'; colour: string };
  beard: Beard;
  freckles: boolean;
  /** Side of the face where a mole is; 0 for none. */
  mole: -1 | 0 | 1;
  glasses: { shape: GlassesShape; colour: string };
  earrings: Earrings;
  metal: string;
  hearingAid: boolean;
  wheelchair: boolean;
}

/** One picture of somebody: all that may differ between two of them. */
export interface Shot {
  scene: SceneName;
  ground: GroundName;
  top: { kind: Top; colour: string; second: string };
  expression: Expression;
  framing: 'bust' | 'close' | 'half';
  /** How far the head turns into the light, from 0 to 1. */
  turn: number;
  /** Degrees that the head leans. */
  tilt: number;
  /** Whether the light comes from the right. */
  mirrored: boolean;
  prop: PropName | 'none';
  hat: { kind: HatName | 'none'; colour: string };
  sunglasses: boolean;
  necklace: Necklace;
}

/** A person in a shot, lit from the left, with what the parts of the drawing share. */
export interface Figure {
  person: Person;
  shot: Shot;
  /** Lit and shadow side of the skin. */
  light: string;
  shade: string;
  hairColour: string;
  /** How far the turned face is from the middle. */
  shift: number;
}

import type { Words } from '../words';
import type { CutName } from './hair-cuts';
import type { GroundName, HairColourName, IrisName, SkinName } from './palette';

/** Whether somebody is drawn as a woman, as a man, or in between. */
export type Look = 'her' | 'him' | 'andro';
export type Beard = Words<'none stubble short full long goatee moustache handlebar'>;
export type GlassesShape = Words<'none round square cat half sun'>;
export type Earrings = Words<'none stud hoop disc drop'>;
export type Necklace = Words<'none chain beads choker'>;
export type Expression = Words<'calm soft smile grin laugh smirk wink aside dream talk'>;
export type Top =
  Words<'crew tee knit stripe scoop vee wrap turtle strap shirt denim polo jacket cardigan hoodie'>;
export type HatName = Words<'beanie fedora straw cap beret bandana'>;
export type PropName = Words<'cup wine book chin wave flowers guitar folded dog poodle'>;
export type SceneName =
  Words<'plain disc dusk arch split rays cafe beach kitchen mountains concert books city leaves hills bicycle dogpark gallery window night market boat garland workshop'>;

/** Half widths of a head at skull, cheek, jaw and chin, and the heights of crown, jaw and chin. */
export type Face = Record<Words<'skull cheek jaw chin top jawY chinY'>, number>;

/** A drawn person: everything that stays the same across pictures. */
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
  /** Side of the face with a mole; 0 for none. */
  mole: -1 | 0 | 1;
  glasses: { shape: GlassesShape; colour: string };
  earrings: Earrings;
  metal: string;
  hearingAid: boolean;
  wheelchair: boolean;
}

/** One picture of a person: everything that may differ between pictures. */
export interface Shot {
  scene: SceneName;
  ground: GroundName;
  top: { kind: Top; colour: string; second: string };
  expression: Expression;
  framing: 'bust' | 'close' | 'half';
  /** How far the head turns towards the light, from 0 to 1. */
  turn: number;
  /** The head's tilt in degrees. */
  tilt: number;
  /** Whether the light comes from the right. */
  mirrored: boolean;
  prop: PropName | 'none';
  hat: { kind: HatName | 'none'; colour: string };
  sunglasses: boolean;
  necklace: Necklace;
}

/** A person in a shot, lit from the left, with values shared by the parts of the drawing. */
export interface Figure {
  person: Person;
  shot: Shot;
  /** Lit and shadow side of the skin. */
  light: string;
  shade: string;
  hairColour: string;
  /** Offset of the turned face from the middle. */
  shift: number;
}

import type { Garment } from './clothes/garment';
import type { SceneName } from './scenes/scene';

export type Expression = 'calm' | 'soft' | 'smile' | 'laugh';
export type Grade = 'neutral' | 'golden' | 'cool' | 'rosy' | 'film';

/** One picture of a person: all that may differ between two of them. */
export type Shot = {
  readonly seed: string;
  readonly scene: SceneName;
  readonly palette: number;
  readonly garment: Garment;
  /** 1 when the light comes from the left, -1 from the right. */
  readonly light: 1 | -1;
  readonly grade: Grade;
  readonly expression: Expression;
  readonly turn: number;
  readonly tilt: number;
  readonly scale: number;
  readonly shift: readonly [number, number];
  readonly wearsGlasses: boolean;
  readonly lipstick: string | null;
};

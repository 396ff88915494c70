import type { QuiltLayout } from '../../themes/seeds';
import type { PosterCrop } from '../poster/poster-figure';
import type { QuiltSymbolName } from './QuiltSymbol';

/** A rectangle: left, top, width, height. */
export type QuiltBox = readonly [number, number, number, number];

interface Place {
  /** In units of `quiltField`. */
  box: QuiltBox;
  /** In units of `phoneQuiltField`, for tiles shown on a phone. */
  phone?: QuiltBox;
  /** Index of one of the six grounds. */
  ground: number;
}

/** A tile of a quilt: a figure of the cast, or a symbol on a second ground. */
export type QuiltPlace = Place &
  (
    | { figure: number; crop: PosterCrop; halo?: { shape: 'disc' | 'arch'; ground: number }; laughing?: true }
    | { symbol: QuiltSymbolName; ink: number }
  );

/** Width and height of the field on a desktop. */
export const quiltField = [5, 5.36] as const;

/** Width and height of the field on a phone. */
export const phoneQuiltField = [4, 3] as const;

const columns: readonly QuiltPlace[] = [
  {
    box: [0, 0, 2, 2],
    phone: [0, 0, 2, 2],
    figure: 0,
    crop: 'head',
    ground: 0,
    halo: { shape: 'disc', ground: 2 },
  },
  { box: [2, 0, 1, 1], phone: [2, 0, 1, 1], figure: 9, crop: 'eye', ground: 1 },
  { box: [3, 0, 1, 1], phone: [3, 0, 1, 1], figure: 2, crop: 'face', ground: 3 },
  { box: [4, 0, 1, 1], symbol: 'quarter', ground: 2, ink: 3 },
  { box: [2, 1, 2, 1], phone: [0, 2, 2, 1], figure: 3, crop: 'lips', ground: 1, laughing: true },
  { box: [4, 1, 1, 1], phone: [3, 1, 1, 1], figure: 4, crop: 'face', ground: 5 },
  { box: [0, 2, 2, 1], phone: [2, 2, 2, 1], figure: 5, crop: 'eyes', ground: 4 },
  { box: [2, 2, 2, 2], figure: 6, crop: 'head', ground: 3, halo: { shape: 'disc', ground: 1 } },
  { box: [4, 2, 1, 1], phone: [2, 1, 1, 1], symbol: 'glass', ground: 3, ink: 2 },
  { box: [0, 3, 1, 1], figure: 7, crop: 'face', ground: 4 },
  { box: [1, 3, 1, 1], figure: 0, crop: 'lips', ground: 2 },
  { box: [4, 3, 1, 1], figure: 8, crop: 'face', ground: 2 },
  { box: [0, 4, 2, 1.36], figure: 1, crop: 'face', ground: 5, halo: { shape: 'disc', ground: 1 } },
  { box: [2, 4, 1, 1.36], symbol: 'moon', ground: 4, ink: 0 },
  { box: [3, 4, 1, 1.36], figure: 11, crop: 'face', ground: 0 },
  { box: [4, 4, 1, 1.36], symbol: 'sun', ground: 5, ink: 2 },
];

const giant: readonly QuiltPlace[] = [
  {
    box: [0, 0, 3, 3.36],
    phone: [0, 0, 2.4, 3],
    figure: 0,
    crop: 'head',
    ground: 0,
    halo: { shape: 'disc', ground: 1 },
  },
  { box: [3, 0, 2, 1], phone: [2.4, 0, 1.6, 0.8], figure: 1, crop: 'eyes', ground: 2 },
  { box: [3, 1, 1, 1], phone: [2.4, 0.8, 0.8, 0.8], figure: 2, crop: 'face', ground: 1 },
  { box: [4, 1, 1, 1], phone: [3.2, 0.8, 0.8, 0.8], symbol: 'leaf', ground: 4, ink: 1 },
  {
    box: [3, 2, 2, 1.36],
    figure: 4,
    crop: 'face',
    ground: 5,
    halo: { shape: 'disc', ground: 3 },
  },
  { box: [0, 3.36, 1, 1], symbol: 'rings', ground: 4, ink: 3 },
  { box: [1, 3.36, 2, 1], figure: 3, crop: 'lips', ground: 5, laughing: true },
  {
    box: [3, 3.36, 2, 2],
    phone: [2.4, 1.6, 1.6, 1.4],
    figure: 6,
    crop: 'head',
    ground: 1,
    halo: { shape: 'disc', ground: 2 },
  },
  { box: [0, 4.36, 1, 1], figure: 7, crop: 'face', ground: 2 },
  { box: [1, 4.36, 1, 1], symbol: 'quarter', ground: 5, ink: 0 },
  { box: [2, 4.36, 1, 1], figure: 8, crop: 'face', ground: 0 },
];

const tall: readonly QuiltPlace[] = [
  {
    box: [0, 0, 1.67, 2.36],
    phone: [0, 0, 1.34, 3],
    figure: 0,
    crop: 'tall',
    ground: 0,
    halo: { shape: 'arch', ground: 4 },
  },
  { box: [0, 2.36, 1.67, 0.83], figure: 5, crop: 'eyes', ground: 1 },
  { box: [0, 3.19, 1.67, 2.17], figure: 7, crop: 'tall', ground: 3, halo: { shape: 'arch', ground: 0 } },
  {
    box: [1.67, 0, 1.66, 0.83],
    phone: [1.34, 0, 1.33, 0.67],
    figure: 3,
    crop: 'lips',
    ground: 4,
    laughing: true,
  },
  {
    box: [1.67, 0.83, 1.66, 2.6],
    phone: [1.34, 0.67, 1.33, 2.33],
    figure: 6,
    crop: 'tall',
    ground: 2,
    halo: { shape: 'arch', ground: 1 },
  },
  { box: [1.67, 3.43, 0.83, 0.83], symbol: 'leaf', ground: 0, ink: 2 },
  { box: [2.5, 3.43, 0.83, 0.83], symbol: 'moon', ground: 4, ink: 2 },
  { box: [1.67, 4.26, 1.66, 1.1], figure: 1, crop: 'face', ground: 5, halo: { shape: 'disc', ground: 3 } },
  {
    box: [3.33, 0, 1.67, 2],
    phone: [2.67, 0, 1.33, 2.33],
    figure: 2,
    crop: 'tall',
    ground: 1,
    halo: { shape: 'arch', ground: 5 },
  },
  { box: [3.33, 2, 0.83, 0.83], phone: [2.67, 2.33, 0.67, 0.67], symbol: 'sun', ground: 3, ink: 0 },
  { box: [4.16, 2, 0.84, 0.83], phone: [3.34, 2.33, 0.66, 0.67], symbol: 'quarter', ground: 2, ink: 4 },
  { box: [3.33, 2.83, 1.67, 2.53], figure: 4, crop: 'tall', ground: 4, halo: { shape: 'arch', ground: 2 } },
];

/** The tiles of each quilt. */
export const quiltLayouts: Readonly<Record<QuiltLayout, readonly QuiltPlace[]>> = { columns, giant, tall };

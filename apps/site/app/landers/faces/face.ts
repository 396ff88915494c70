import type { Locale } from '@heartwood/i18n';

/** The range of an axis that stays variable. */
export interface AxisRange {
  readonly min: number;
  readonly max: number;
}

/** A display face of a lander: its source font, its axes, and its messages. */
export interface Face {
  readonly family: string;
  /** File of a fontsource package, with `{}` for the subset. */
  readonly source: string;
  /** Axes by name: pinned, or limited to a range. */
  readonly axes: (locale: Locale) => Readonly<Record<string, number | AxisRange>>;
  /** Its weight, or the lightest and the heaviest. */
  readonly weight: number | string;
  /** Its narrowest and widest form in percent, if the width is variable. */
  readonly stretch?: string;
  /** Ids of the messages that are set in it. */
  readonly messages: readonly string[];
  /** Characters set in it in addition to the messages. */
  readonly signs?: string;
  /** Whether the messages are set in capitals, only or also. */
  readonly capitals?: boolean | 'also';
}

/** Returns the characters that a face needs, unique and sorted, without tags and arguments of messages. */
export function lettersOf(
  { messages, signs = '', capitals = false }: Pick<Face, 'messages' | 'signs' | 'capitals'>,
  catalogue: Readonly<Record<string, string>>,
): string {
  const texts = messages.map((id) => (catalogue[id] ?? '').replaceAll(/<[^>]*>|\{[^}]*\}/g, '')).join('');
  const asWritten = capitals === true ? '' : texts;
  const shown = asWritten + (capitals ? texts.toUpperCase() : '') + signs;
  return [...new Set(shown)].toSorted().join('');
}

/** A face subset for one language. */
export interface CutFace {
  readonly letters: string;
  /** The woff2 file, base64. */
  readonly woff2: string;
  /** Characters outside Latin-1, and the file that contains them. */
  readonly extended?: string;
  readonly extendedWoff2?: string;
}

/** Subset faces by family and locale. */
export type CutFaces = Readonly<Record<string, Readonly<Record<string, CutFace>>>>;

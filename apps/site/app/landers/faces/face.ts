import type { Locale } from '@heartwood/i18n';

/** The part of an axis that stays free. */
export interface AxisRange {
  readonly min: number;
  readonly max: number;
}

/** A display face of a lander: where it is cut from, with which axes, and for which messages. */
export interface Face {
  readonly family: string;
  /** File of a fontsource package, `{}` standing for the alphabet. */
  readonly source: string;
  /** Axes by name: pinned, or kept within a range. */
  readonly axes: (locale: Locale) => Readonly<Record<string, number | AxisRange>>;
  /** Its weight, or the lightest and the heaviest. */
  readonly weight: number | string;
  /** Its narrowest and widest form in percent, where the width is free. */
  readonly stretch?: string;
  /** Ids of the messages that are set in it. */
  readonly messages: readonly string[];
  /** Signs that are set in it beside the messages. */
  readonly signs?: string;
  /** Whether the messages are set in capitals, alone or also. */
  readonly capitals?: boolean | 'also';
}

/** The letters that a face needs, each once and in order; tags and arguments of messages left out. */
export function lettersOf(
  { messages, signs = '', capitals = false }: Pick<Face, 'messages' | 'signs' | 'capitals'>,
  catalogue: Readonly<Record<string, string>>,
): string {
  const texts = messages.map((id) => (catalogue[id] ?? '').replaceAll(/<[^>]*>|\{[^}]*\}/g, '')).join('');
  const asWritten = capitals === true ? '' : texts;
  const shown = asWritten + (capitals ? texts.toUpperCase() : '') + signs;
  return [...new Set(shown)].toSorted().join('');
}

/** A face cut for one language. */
export interface CutFace {
  readonly letters: string;
  /** The woff2 file, base64. */
  readonly woff2: string;
  /** Letters outside Latin-1, and the file that holds them. */
  readonly extended?: string;
  readonly extendedWoff2?: string;
}

/** Cut faces by family and locale. */
export type CutFaces = Readonly<Record<string, Readonly<Record<string, CutFace>>>>;

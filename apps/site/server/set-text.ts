import { displayFaceData } from '@heartwood/ui/display-data';
import type { SetText } from '@heartwood/ui';
import type { ThemeSeeds } from '@heartwood/ui/themes';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import { MadeOnce } from '../app/printing/made-once.server';
import { breakLines } from './break-lines';
import type { Line, TextPart } from './break-lines';

/** The files of a face, each with different characters. */
type OpenFace = readonly Font[];

/** The space for a text and how it is set there. */
export interface SettingRules {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The size to try first, in pixels. */
  readonly largest: number;
  /** Line height, em. */
  readonly leading: number;
  /** Letter spacing, em. */
  readonly tracking: number;
}

/** A text as outlines, and the width of its widest line. */
export interface MeasuredText extends SetText {
  readonly width: number;
}

interface Run {
  readonly file: Font;
  text: string;
  /** Share of its width that the run occupies. */
  readonly share: number;
}

interface Pen {
  readonly size: number;
  readonly tracking: number;
  x: number;
  readonly y: number;
}

const opened = new MadeOnce<OpenFace>(100);
const smallest = 16;
const step = 2;
const descent = 0.24;
/** Spaces missing from the faces, derived from the plain one. */
const narrowSpace = /[\u2009\u202f]/;
const narrowShare = 0.55;

function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

async function open(theme: ThemeSeeds): Promise<OpenFace> {
  const files: Font[] = [];
  for (const data of await displayFaceData(theme)) {
    const font = fontkit.create(Buffer.from(data));
    if (!('layout' in font)) throw new Error(`the display face of ${theme.name} is no single font`);
    files.push(font);
    await yieldToEventLoop();
  }
  return files;
}

/** Opens a theme's display face, once; yields to other work between its files. */
export function openDisplayFace(theme: ThemeSeeds): Promise<OpenFace> {
  return opened.get(theme.name, () => open(theme));
}

function fileWith(face: OpenFace, letter: string): Font | undefined {
  return face.find((file) => file.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/** Returns the characters of a text that the face lacks. */
export function missingLetters(face: OpenFace, text: string): string[] {
  return [...new Set(text)].filter((letter) => !narrowSpace.test(letter) && !fileWith(face, letter));
}

/** Returns runs of adjacent characters from the same file, as browsers shape them. */
function runsOf(face: OpenFace, text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const narrow = narrowSpace.test(letter);
    const file = fileWith(face, narrow ? ' ' : letter) ?? face[0];
    const last = runs.at(-1);
    if (last && last.file === file && last.share === 1 && !narrow) last.text += letter;
    else if (file) runs.push({ file, text: narrow ? ' ' : letter, share: narrow ? narrowShare : 1 });
  }
  return runs;
}

function measureIn(face: OpenFace, tracking: number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    let width = 0;
    for (const { file, text: part, share } of runsOf(face, text)) {
      const { advanceWidth, glyphs } = file.layout(part);
      width += (advanceWidth * share) / file.unitsPerEm + glyphs.length * tracking;
    }
    known.set(text, width);
    return width;
  };
}

const signs = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** Writes a text at the pen's position, and moves the pen behind it. */
function write(face: OpenFace, text: string, pen: Pen): string {
  let data = '';
  for (const { file, text: part, share } of runsOf(face, text)) {
    const scale = pen.size / file.unitsPerEm;
    const { glyphs, positions } = file.layout(part);
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const round = (value: number) => String(Math.round(value * 10) / 10);
      for (const { command, args } of glyph.path.commands) {
        const places = args.map((value, at) =>
          round(at % 2 === 0 ? pen.x + (value + xOffset) * scale : pen.y - (value + yOffset) * scale),
        );
        data += signs[command] + places.join(' ');
      }
      pen.x += xAdvance * share * scale + pen.tracking * pen.size;
    });
  }
  return data;
}

function writeLines(face: OpenFace, lines: readonly Line[], rules: SettingRules, size: number): MeasuredText {
  const capitals = (face[0]?.capHeight ?? 0) / (face[0]?.unitsPerEm ?? 1);
  let plain = '';
  let stressed = '';
  let width = 0;
  lines.forEach((line, row) => {
    const pen = { size, tracking: rules.tracking, x: 0, y: (capitals + row * rules.leading) * size };
    line.forEach((word, place) => {
      if (place > 0) write(face, ' ', pen);
      for (const part of word) {
        const data = write(face, part.text, pen);
        if (part.stressed) stressed += data;
        else plain += data;
      }
    });
    width = Math.max(width, pen.x - rules.tracking * size);
  });
  return { plain, stressed, width, height: (capitals + (lines.length - 1) * rules.leading) * size };
}

/** Sets a text as outlines, as large as its space allows. */
export function setText(face: OpenFace, parts: readonly TextPart[], rules: SettingRules): MeasuredText {
  const measure = measureIn(face, rules.tracking);
  for (let size = rules.largest; ; size -= step) {
    const { lines, width } = breakLines(parts, rules.width / size, measure);
    const height = (1 + (lines.length - 1) * rules.leading + descent) * size;
    const fits = width * size <= rules.width && height <= rules.height;
    if (fits || size <= smallest) return writeLines(face, lines, rules, size);
  }
}

import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';

interface Segment {
  marker: number;
  bytes: Buffer;
}

const scan = 0xda;
const tables = 0xc4;

/** The segments of a JPEG, each scan with its data. */
function segmentsOf(file: Buffer): Segment[] {
  const found: Segment[] = [];
  let at = 2;
  while (at < file.length) {
    const marker = file[at + 1] ?? 0;
    const from = at;
    at += marker === 0xd9 ? 2 : 2 + file.readUInt16BE(at + 2);
    if (marker === scan) while (file[at] !== 0xff || file[at + 1] === 0) at += 1;
    found.push({ marker, bytes: file.subarray(from, at) });
  }
  return found;
}

/** The first component and coefficient of a scan, and its number of components. */
const scanOf = ({ bytes }: Segment) => {
  const components = bytes[4] ?? 0;
  return { components, component: bytes[5], first: bytes[5 + 2 * components] ?? 0 };
};

/**
 * A valid progressive JPEG of 40 megapixels that refines each of the coefficients thirteen times, each in its
 * own scan: a few hundred kilobytes that cost a decoder a hundredth of a second per scan.
 */
export async function jpegOfManyScans(coefficients: number): Promise<Buffer> {
  const plain = sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#7d5f44' } });
  const segments = segmentsOf(await plain.jpeg({ progressive: true, quality: 50 }).toBuffer());
  const before = segments.findIndex(({ marker }) => marker === tables);
  const parts = [Buffer.from([0xff, 0xd8]), ...segments.slice(0, before).map(({ bytes }) => bytes)];
  const empty: Segment[] = [];
  let waiting: Buffer[] = [];
  let emptyTables: Buffer[] = [];
  for (const segment of segments) {
    if (segment.marker === tables) waiting.push(segment.bytes);
    if (segment.marker !== scan) continue;
    const { components, component, first } = scanOf(segment);
    if (first === 0) parts.push(...waiting, segment.bytes);
    else if (components === 1 && component === 1 && segment.bytes.length < 200) {
      empty.push(segment);
      if (waiting.length > 0) emptyTables = waiting;
    }
    waiting = [];
  }
  const last = empty.at(-1);
  if (!last) throw new Error('the picture has no empty scan');
  parts.push(...emptyTables);
  for (let coefficient = 1; coefficient <= coefficients; coefficient += 1)
    for (let low = 13; low >= 0; low -= 1) {
      const again = Buffer.from(last.bytes);
      again.set([coefficient, coefficient, ((low === 13 ? 0 : low + 1) << 4) | low], 7);
      parts.push(again);
    }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

/** A PNG chunk. */
function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** A PNG with this many empty chunks of a type after its header. */
export function withEmptyChunks(png: Buffer, type: string, count: number): Buffer {
  const afterHeader = 33;
  const empty = pngChunk(type, new Uint8Array());
  return Buffer.concat([
    png.subarray(0, afterHeader),
    ...Array.from({ length: count }, () => empty),
    png.subarray(afterHeader),
  ]);
}

/** A PNG with chunks of 50 MB of compressed zeros each, after its header. */
export function withTextBombs(png: Buffer, count: number): Buffer {
  const zeros = deflateSync(Buffer.alloc(50_000_000));
  const text = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), zeros]));
  const profile = pngChunk('iCCP', Buffer.concat([Buffer.from('Profile\0\0', 'latin1'), zeros]));
  const afterHeader = 33;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    profile,
    ...Array.from({ length: count }, () => text),
    png.subarray(afterHeader),
  ]);
}

/** A PNG with this header and data, whatever size it claims. */
export function pngOf(
  { width, height, depth = 8, colours = 2, interlaced = false }: PngHeader,
  raw: Uint8Array,
): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, colours, 0, 0, interlaced ? 1 : 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(raw)),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

interface PngHeader {
  width: number;
  height: number;
  depth?: number;
  colours?: number;
  interlaced?: boolean;
}

/** First column and row of each pass of an interlaced PNG, and the steps between. */
const turns = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * An interlaced PNG of 20 megapixels with 8 bytes each: a few kilobytes that are fully decoded before they
 * are scaled down.
 */
export function slowPng(): Buffer {
  const [width, height, pixel] = [4000, 5000, 8];
  const bytes = turns.reduce((sum, [left, top, across, down]) => {
    const columns = Math.ceil((width - left) / across);
    return sum + Math.ceil((height - top) / down) * (columns * pixel + 1);
  }, 0);
  return pngOf({ width, height, depth: 16, colours: 6, interlaced: true }, Buffer.alloc(bytes));
}

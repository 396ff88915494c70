import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** The text in every tag of the pictures; no stored file may contain it. */
export const canary = 'canary-in-the-photo';

/** A picture of random grain. */
export const draw = (width = 400, height = 500): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#7d5f44',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** EXIF tags with texts and a GPS position. */
export const exif = {
  IFD0: { Copyright: canary, Artist: canary, ImageDescription: canary },
  IFD2: { UserComment: canary },
  IFD3: {
    GPSLatitude: '52/1 5/1 30/1',
    GPSLatitudeRef: 'N',
    GPSLongitude: '5/1 7/1 0/1',
    GPSLongitudeRef: 'E',
  },
};

export const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${canary}"/></rdf:RDF></x:xmpmeta>`;

/** A JPEG with one more segment at its start. */
export function withSegment(jpeg: Buffer, marker: number, bytes: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, bytes, jpeg.subarray(2)]);
}

/** The segment of a press agency's caption (IPTC). */
export function captionSegment(): Buffer {
  const caption = Buffer.from(`\x1c\x02\x78\x00${String.fromCharCode(canary.length)}${canary}`, 'latin1');
  const size = Buffer.from([0, 0, 0, caption.length]);
  const block = [Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'), size, caption];
  return Buffer.concat(block);
}

/** A small JPEG with tags of its own. */
export const innerPicture = () => draw(40, 50).jpeg().withExif(exif).toBuffer();

/** The EXIF block of a camera: the orientation, and a thumbnail that has tags of its own. */
async function exifWithThumbnail(orientation: number): Promise<Buffer> {
  const thumbnail = await innerPicture();
  const entry = (tag: number, type: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(1, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const directory = (entries: Buffer[], next: number) => {
    const [count, link] = [Buffer.alloc(2), Buffer.alloc(4)];
    count.writeUInt16LE(entries.length);
    link.writeUInt32LE(next);
    return Buffer.concat([count, ...entries, link]);
  };
  const first = directory([entry(0x0112, 3, orientation)], 26);
  const start = 26 + 2 + 3 * 12 + 4;
  const second = directory(
    [entry(0x0103, 3, 6), entry(0x0201, 4, start), entry(0x0202, 4, thumbnail.length)],
    0,
  );
  const head = Buffer.from('II*\0\x08\0\0\0', 'latin1');
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), head, first, second, thumbnail]);
}

/** A PNG with one more chunk after its header. */
function withChunk(png: Buffer, name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([png.subarray(0, 33), size, named, sum, png.subarray(33)]);
}

/** A WebP with one more chunk at its end. */
function withPart(webp: Buffer, name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  const odd = Buffer.alloc(content.length % 2);
  const file = Buffer.concat([webp, Buffer.from(name, 'latin1'), size, content, odd]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

type Make = () => Promise<Buffer>;

/** One colour, since grain takes ten times as long to encode. */
const plain = () => sharp({ create: { width: 200, height: 250, channels: 3, background: '#7d5f44' } });

const formats: [string, () => Sharp][] = [
  ['JPEG', () => plain().jpeg()],
  ['PNG', () => plain().png({ compressionLevel: 1 })],
  ['WebP', () => plain().webp({ effort: 0 })],
  ['AVIF', () => plain().avif({ effort: 0 })],
];
const orientations = [1, 2, 3, 4, 5, 6, 7, 8];
const jpeg = () => plain().jpeg().toBuffer();
const png = () => plain().png({ compressionLevel: 1 }).toBuffer();
const webp = () => plain().webp({ effort: 0 }).toBuffer();
const text = Buffer.from(canary);

/** Pictures of every accepted format with every kind of metadata, each with its name. */
export const taggedPictures: [string, Make][] = [
  ...formats.flatMap(([format, made]): [string, Make][] => [
    ...orientations.map((orientation): [string, Make] => [
      `${format}, GPS position, orientation ${orientation}`,
      () => made().withMetadata({ orientation }).withExifMerge(exif).toBuffer(),
    ]),
    [`${format}, XMP`, () => made().withXmp(xmp).toBuffer()],
    [
      `${format}, EXIF, XMP and ICC`,
      () => made().withExif(exif).withXmp(xmp).withIccProfile('p3').toBuffer(),
    ],
  ]),
  ...orientations
    .filter((orientation) => orientation % 2 === 0)
    .map((orientation): [string, Make] => [
      `JPEG, thumbnail with tags, orientation ${orientation}`,
      async () => withSegment(await jpeg(), 0xe1, await exifWithThumbnail(orientation)),
    ]),
  [
    'JPEG, JFXX thumbnail',
    async () => {
      const thumbnail = [Buffer.from('JFXX\0\x10', 'latin1'), await innerPicture()];
      return withSegment(await jpeg(), 0xe0, Buffer.concat(thumbnail));
    },
  ],
  ['JPEG, IPTC', async () => withSegment(await jpeg(), 0xed, captionSegment())],
  ['JPEG, comment', async () => withSegment(await jpeg(), 0xfe, text)],
  [
    'JPEG, FlashPix',
    async () => withSegment(await jpeg(), 0xe2, Buffer.concat([Buffer.from('FPXR\0'), text])),
  ],
  ['JPEG, second picture appended', async () => Buffer.concat([await jpeg(), await innerPicture()])],
  ['PNG, tEXt', async () => withChunk(await png(), 'tEXt', Buffer.from(`Author\0${canary}`))],
  ['PNG, iTXt', async () => withChunk(await png(), 'iTXt', Buffer.from(`Author\0\0\0en\0Author\0${canary}`))],
  [
    'PNG, zTXt',
    async () => withChunk(await png(), 'zTXt', Buffer.concat([Buffer.from('Author\0\0'), deflateSync(text)])),
  ],
  ['PNG, private chunk', async () => withChunk(await png(), 'caNy', text)],
  ['WebP, private chunk', async () => withPart(await webp(), 'CANY', text)],
];

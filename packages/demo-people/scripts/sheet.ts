import sharp from 'sharp';
import { picturesOf } from '../src/cast/cast-list';
import { portraitSvg } from '../src/drawing/portrait';

const [file, seed = 'heartwood', from = '0', count = '48'] = process.argv.slice(2);
if (!file)
  throw new Error(
    'Say where to write: npm run workspace demo-people sheet -- sheet.png [seed] [from] [count]',
  );

const [columns, width, height, gap] = [8, 240, 300, 8];
const pictures = picturesOf(seed, Number(from) + Number(count)).slice(
  Number(from),
  Number(from) + Number(count),
);
const tiles = await Promise.all(
  pictures.map(async ({ person, shot }, at) => ({
    input: await sharp(Buffer.from(portraitSvg(person, shot, width)))
      .png()
      .toBuffer(),
    left: gap + (at % columns) * (width + gap),
    top: gap + Math.floor(at / columns) * (height + gap),
  })),
);
const sheet = {
  width: columns * (width + gap) + gap,
  height: Math.ceil(tiles.length / columns) * (height + gap) + gap,
  channels: 3,
  background: '#EDE8E1',
} as const;
await sharp({ create: sheet }).composite(tiles).png({ palette: true }).toFile(file);

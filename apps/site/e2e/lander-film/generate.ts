import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@heartwood/chromium';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { filmDrawer } from '@heartwood/site/landers/video/draw-film';
import type { FilmPlan } from '@heartwood/site/landers/video/draw-film';
import { lips } from '@heartwood/site/landers/video/figures';
import { coloursOf, cuts, filmAddress, lightNames } from '@heartwood/site/landers/video/films';

const framesASecond = 24;
const seconds = 6;
const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));
const common = ['-pix_fmt', 'yuv420p', '-g', String(framesASecond * seconds), '-an'];
const encodings = {
  '.webm': ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '50'],
  '.mp4': ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '33', '-movflags', '+faststart'],
} as const;
const mostBytes = { '.webm': 60_000, '.mp4': 60_000 } as const;

/** Runs ffmpeg on a sequence of pictures. */
async function encode(pictures: readonly Buffer[], parameters: readonly string[]): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(framesASecond), '-i', '-'];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...parameters], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (const picture of pictures) if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = (await once(ffmpeg, 'close')) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

async function drawFrames(page: Page, plan: FilmPlan): Promise<Buffer[]> {
  await page.setContent('<canvas></canvas>');
  await page.addScriptTag({ content: `var __name = (of) => of; var filmDrawer = ${filmDrawer.toString()}` });
  await page.evaluate(`var draw = filmDrawer(${JSON.stringify(plan)}, document.querySelector('canvas'))`);
  const frames: Buffer[] = [];
  for (let frame = 0; frame < framesASecond * seconds; frame += 1) {
    const moment = frame / (framesASecond * seconds);
    const address: string = await page.evaluate(
      `draw(${moment}), document.querySelector('canvas').toDataURL('image/png')`,
    );
    frames.push(Buffer.from(address.split(',')[1] ?? '', 'base64'));
  }
  return frames;
}

async function report(file: string, most: number): Promise<void> {
  const { size } = await stat(file);
  process.stdout.write(`${file}: ${size} bytes\n`);
  if (size > most) throw new Error(`${file} may have at most ${most} bytes`);
}

await mkdir(`${publicFolder}/landers`, { recursive: true });
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
try {
  const page = await browser.newPage();
  for (const light of lightNames) {
    for (const [cut, size] of Object.entries(cuts)) {
      const frames = await drawFrames(page, { ...size, ...coloursOf(light), lips });
      const file = `${publicFolder}${filmAddress(light)}-${cut}`;
      for (const [ending, parameters] of Object.entries(encodings)) {
        await encode(frames, [...parameters, ...common, `${file}${ending}`]);
        await report(`${file}${ending}`, mostBytes[ending as keyof typeof encodings]);
      }
    }
  }
} finally {
  await browser.close();
}

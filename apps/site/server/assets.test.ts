import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerAsset, readAssets } from './assets';

const folder = await mkdtemp(join(tmpdir(), 'assets-'));
await writeFile(join(folder, 'film.mp4'), '0123456789');
const assets = await readAssets(folder);
// A new build empties the folder while the server is running.
await rm(folder, { recursive: true });

async function ask(range?: string) {
  const headers = new Headers();
  if (range) headers.set('range', range);
  const answer = answerAsset(assets, new Request('http://site.example/film.mp4', { headers }), '/film.mp4');
  return {
    status: answer?.status,
    type: answer?.headers.get('content-type'),
    range: answer?.headers.get('content-range') ?? null,
    length: answer?.headers.get('content-length') ?? null,
    body: await answer?.text(),
  };
}

describe('a video', () => {
  it.each([
    [undefined, 200, null, '0123456789'],
    ['bytes=0-1', 206, 'bytes 0-1/10', '01'],
    ['bytes=4-', 206, 'bytes 4-9/10', '456789'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=0-1,4-5', 200, null, '0123456789'],
    ['letters=0-1', 200, null, '0123456789'],
  ])('requested with range %s returns %i', async (range, status, contentRange, body) => {
    expect(await ask(range)).toEqual({
      status,
      type: 'video/mp4',
      range: contentRange,
      length: String(body.length),
      body,
    });
  });

  it.each(['bytes=10-', 'bytes=6-2', 'bytes=-0'])('returns 416 for the range %s', async (range) => {
    expect(await ask(range)).toMatchObject({ status: 416, range: 'bytes */10', body: '' });
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answerCatalogue } from './catalogues';
import { compressed } from './compressed';

const page = 'x'.repeat(2000);
const headers = [
  undefined,
  'gzip, br',
  'br;q=0, gzip',
  'BR; Q=0.000, gzip ;q=0.5',
  'br;q=0.1',
  'gzip;q=0',
  'vbr',
];

const requested = (accepted: string | undefined) =>
  new Request('http://site.example/', {
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });

async function textIn(answer: Response): Promise<string> {
  const body = Buffer.from(await answer.arrayBuffer());
  const encoding = answer.headers.get('content-encoding');
  return String(encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body);
}

test('a dynamic answer is compressed only as the browser accepts it', async () => {
  const answers = await Promise.all(
    headers.map((accepted) => compressed(requested(accepted), new Response(page))),
  );
  expect(answers.map((answer) => answer.headers.get('content-encoding'))).toEqual([
    null,
    'br',
    'gzip',
    'gzip',
    'br',
    null,
    null,
  ]);
  for (const answer of answers) expect(await textIn(answer)).toBe(page);
});

test('a catalogue is compressed only for browsers that accept it', async () => {
  const answers = await Promise.all(
    headers.map((accepted) => answerCatalogue('en-000000000000.json', accepted)),
  );
  expect(answers.map((answer) => answer.headers.get('content-encoding'))).toEqual([
    null,
    'br',
    null,
    null,
    'br',
    null,
    null,
  ]);
  const [first = '', ...others] = await Promise.all(answers.map(textIn));
  expect(JSON.parse(first)).toBeTypeOf('object');
  expect(new Set(others)).toEqual(new Set([first]));
});

import { expect, test } from 'vitest';
import { boundedMultipart } from './bounded-multipart';

const photo = '--x\r\nContent-Disposition: form-data; name="photo"; filename="me.jpg"\r\n';
const end = '--x--\r\n';

function field(name: string, more = ''): string {
  return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n${more}\r\n1\r\n`;
}

async function sent(body: string, type = 'multipart/form-data; boundary=x') {
  const headers = { 'content-type': type };
  const bounded = await boundedMultipart(
    new Request('http://brand.example/signup/photo', { method: 'POST', headers, body }),
  );
  if (!(bounded instanceof Request)) return bounded;
  return [...(await bounded.formData())].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.size,
  ]);
}

test('a form within the limits is passed on unchanged', async () => {
  expect(await sent(`${field('step')}${photo}\r\n12345\r\n${end}`)).toEqual([
    ['step', '1'],
    ['photo', 5],
  ]);
});

test('1.3 million header lines are rejected with little CPU time', async () => {
  const body = `${field('step', 'a: b\r\n'.repeat(1_300_000))}${end}`;
  const before = process.cpuUsage();
  expect(await sent(body)).toBe(413);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(200);
});

test.each([
  ['a thousand fields', field('step').repeat(1000) + end, 413],
  ['a form that ends early', field('step'), 400],
  ['what is no form', 'hello', 400],
])('%s is rejected', async (_, body, status) => {
  expect(await sent(body)).toBe(status);
});

test('a form without a boundary is rejected', async () => {
  expect(await sent(field('step') + end, 'multipart/form-data')).toBe(400);
});

import { expect, test } from 'vitest';
import { ApiError } from '../../src/kernel/api-error';
import { readMultipart } from '../../src/kernel/edge/multipart';

const type = 'multipart/form-data; boundary=x';
const file = part('name="file"; filename="me.jpg"', 'photo', 'Content-Type: image/jpeg\r\n');

function part(disposition: string, value: string, more = ''): string {
  return `--x\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${value}\r\n`;
}

function read(body: string | Uint8Array, contentType = type) {
  return readMultipart(
    new Request('http://oakmere.test/api/photos.php', {
      method: 'POST',
      headers: { 'content-type': contentType },
      body: typeof body === 'string' ? body : Buffer.from(body),
    }),
  ).then(
    (upload) => ({ file: Buffer.from(upload.file).toString(), fields: upload.fields }),
    (error: unknown) => (error instanceof ApiError ? [error.code, error.message] : error),
  );
}

test('reads one file and its fields', async () => {
  const fields = Array.from({ length: 5 }, (_, index) => part(`name="field${index}"`, `Grüße ${index}`));
  expect(await read(`${fields.join('')}${file}--x--\r\n`)).toEqual({
    file: 'photo',
    fields: {
      field0: 'Grüße 0',
      field1: 'Grüße 1',
      field2: 'Grüße 2',
      field3: 'Grüße 3',
      field4: 'Grüße 4',
    },
  });
});

const malformed = ['bad_request', 'The body is not multipart/form-data.'];

test.each<[string, string | Uint8Array, string[]]>([
  ['an empty body', '', ['invalid_fields', 'invalid_fields']],
  ['no part', '--x--\r\n', ['invalid_fields', 'invalid_fields']],
  ['no file', `${part('name="a"', '1')}--x--`, ['invalid_fields', 'invalid_fields']],
  ['a truncated body', file, malformed],
  ['bytes before the first part', `hello\r\n${file}--x--`, malformed],
  ['a part without a name', `--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--`, malformed],
  ['a part without headers', `--x\r\n\r\n\r\n1\r\n--x--`, malformed],
  [
    'a field name in invalid UTF-8',
    Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="'),
      Buffer.from([0xff]),
      Buffer.from('"\r\n\r\n1\r\n--x--'),
    ]),
    malformed,
  ],
  [
    'a field value in invalid UTF-8',
    Buffer.concat([
      Buffer.from(part('name="a"', '').slice(0, -2)),
      Buffer.from([0xff, 13, 10, 45, 45, 120, 45, 45]),
    ]),
    malformed,
  ],
  ['two files', `${file}${file}--x--`, ['bad_request', 'One file is taken, called file.']],
  [
    'a file under an unexpected name',
    `${part('name="photo"; filename="me.jpg"', 'photo')}--x--`,
    ['bad_request', 'One file is taken, called file.'],
  ],
  [
    'a duplicate field',
    `${part('name="a"', '1').repeat(2)}${file}--x--`,
    ['bad_request', 'A field came twice.'],
  ],
  ['a NUL', `${part('name="a"', '\0')}${file}--x--`, ['bad_request', 'A field holds a NUL.']],
  [
    'a prototype key',
    `${part('name="__proto__"', '1')}${file}--x--`,
    ['bad_request', 'A field has a forbidden name.'],
  ],
  ['seven parts', `${part('name="a"', '1').repeat(6)}${file}--x--`, ['bad_request', 'A field came twice.']],
  [
    'six fields',
    `${'abcdef'.replaceAll(/./g, (name) => part(`name="${name}"`, '1'))}${file}--x--`,
    ['bad_request', 'Too many fields.'],
  ],
  [
    'a field of 17 KiB',
    `${part('name="a"', '1'.repeat(17 * 1024))}${file}--x--`,
    ['payload_too_large', 'A field is too large.'],
  ],
  [
    'headers of 9 KiB',
    `${part('name="a"', '1', `a: ${'b'.repeat(9 * 1024)}\r\n`)}${file}--x--`,
    ['payload_too_large', 'The headers of a part are too large.'],
  ],
  [
    'a file over 10 MiB',
    Buffer.concat([Buffer.from(file.slice(0, -2)), Buffer.alloc(10 * 1024 * 1024), Buffer.from('\r\n--x--')]),
    ['payload_too_large', 'The file is too large.'],
  ],
])('%s is refused', async (_, body, expected) => {
  expect(await read(body)).toEqual(expected);
});

test.each(['text/plain', 'multipart/mixed; boundary=x'])('the type %s is refused', async (contentType) => {
  expect(await read(`${file}--x--`, contentType)).toEqual(['unsupported_type', 'Send multipart/form-data.']);
});

test('a multipart type without a boundary is refused', async () => {
  expect(await read(`${file}--x--`, 'multipart/form-data; charset=utf-8')).toEqual(malformed);
});

test('a part with 1.3 million header lines is refused within 0.2 s of CPU time', async () => {
  const body = Buffer.from(`${part('name="a"', '1', 'a: b\r\n'.repeat(1_300_000))}${file}--x--`);
  const before = process.cpuUsage();
  expect(await read(body)).toEqual(['payload_too_large', 'The headers of a part are too large.']);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(200);
});

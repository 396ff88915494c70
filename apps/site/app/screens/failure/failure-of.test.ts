import { expect, test } from 'vitest';
import { failureOf } from './failure-of';

test.each([
  [
    { status: 404, data: { code: 'not_found' } },
    { kind: 'notFound', code: 'not_found' },
  ],
  [
    { status: 404, data: null },
    { kind: 'notFound', code: undefined },
  ],
  [
    { status: 503, data: { code: 'unavailable' } },
    { kind: 'offline', code: 'unavailable' },
  ],
  [
    { status: 403, data: { code: 'forbidden' } },
    { kind: 'error', code: 'forbidden' },
  ],
  [
    { status: 500, data: 'Unexpected Server Error' },
    { kind: 'error', code: undefined },
  ],
  [undefined, { kind: 'error', code: undefined }],
] as const)('%j is read as %j', (answer, failure) => expect(failureOf(answer)).toEqual(failure));

import { createApiClient } from '@heartwood/api-client';
import { buildSettings } from '@heartwood/api-contract/builders';
import type { Settings } from '@heartwood/api-contract';
import { expect, test } from 'vitest';
import { interestsOf } from './interests.server';

let status = 200;
let calls = 0;

function visitOffering(interests: Settings['interests']) {
  const ownOrigin = 'https://hearth.example';
  const fetch = async () => {
    calls += 1;
    const body = { interests: [{ id: 'wine', intimate: false }] };
    return Response.json(status === 200 ? body : { message: 'down' }, { status });
  };
  return {
    ownOrigin,
    api: createApiClient({ baseUrl: ownOrigin, mode: 'server', fetch, onLoggedOut: () => undefined }),
    settings: async () => buildSettings({ interests }),
  };
}

test('interests are requested once, and again when the settings list others', async () => {
  expect(await interestsOf(visitOffering(['tea', 'wine']))).toEqual(['wine']);
  expect([await interestsOf(visitOffering(['tea', 'wine'])), calls]).toEqual([['wine'], 1]);
  expect([await interestsOf(visitOffering(['wine'])), calls]).toEqual([['wine'], 2]);
});

test('interests are those of the settings while they cannot be loaded', async () => {
  status = 503;
  expect(await interestsOf(visitOffering(['coffee']))).toEqual(['coffee']);
});

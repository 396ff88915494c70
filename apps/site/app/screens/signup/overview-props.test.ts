import { buildOwnProfile, buildPhoto, buildSettings, buildUser } from '@heartwood/api-contract/builders';
import { EntryMotif } from '@heartwood/ui';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement } from 'react';
import { createIntl } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { SettingsCache } from '../../visit/settings-cache.server';
import { Visit } from '../../visit/visit.server';
import { loader } from './complete-signup.server';
import { overviewProps } from './overview-props';

const intl = createIntl({
  locale: 'en',
  messages: { 'signup.like_ready': '{name} gets your heart' },
  onError: () => undefined,
});
const photo = buildPhoto();
const answers: Readonly<Record<string, object>> = {
  '/api/settings.php': buildSettings(),
  '/api/user.php': { user: buildUser({ profile: buildOwnProfile({ main_image: null }) }) },
  '/api/advertised-profile.php': { profile: { name: 'Lena', main_image: photo, fictional: false } },
};

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function overviewAt(query: string) {
  const api = createServer((request, response) => {
    const answer = answers[new URL(request.url ?? '', 'http://api.example').pathname];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? 'not_found'));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  closing.push(() => api.close());
  const address = `/complete-signup${query}`;
  const request = new Request(`http://brand.example${address}`);
  const cookie = 'auth=session';
  const visit = new Visit({
    request,
    origin: { host: 'brand.example', protocol: 'https', address: '192.0.2.7', requestId: 'r1', cookie },
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    settingsCache: new SettingsCache(),
    routeId: 'complete-signup',
    address,
    document: true,
    report: () => undefined,
    nonce: 'n',
  });
  return overviewProps(
    intl,
    await loader({ request, params: {}, context: { visit, readAsset: () => undefined } }),
  );
}

test('the overview keeps the member whom the signup started at, in its picture and its links', async () => {
  const { art, tasks, action } = await overviewAt('?profile=7&wish=like');
  const { filename: src, tone: ground, width, height } = photo;
  expect(art).toEqual({
    kind: 'member',
    photo: { src, ground, width, height, alt: '' },
    note: 'Lena gets your heart',
  });
  expect(tasks.map(({ href }) => href)).toEqual(
    ['photo', 'about', 'looks', 'wishes', 'complete'].map(
      (step) => `/complete-signup?step=${step}&profile=7&wish=like`,
    ),
  );
  expect(action.href).toBe('/complete-signup?step=photo&profile=7&wish=like');
});

test('the overview keeps the motif and the answers of an advertising page', async () => {
  const { art, tasks } = await overviewAt('?lander=iconslanding&answers=Quiet');
  expect(art).toEqual({
    kind: 'motif',
    motif: createElement(EntryMotif, { name: 'tiles' }),
    message: 'Quiet',
    note: 'We’ll keep what you picked.',
  });
  expect(tasks[0]?.href).toBe('/complete-signup?step=photo&answers=Quiet&lander=iconslanding');
});

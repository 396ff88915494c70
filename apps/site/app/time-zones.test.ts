import {
  buildChat,
  buildCreditPackage,
  buildCredits,
  buildDirectDebitState,
  buildSettings,
  buildTransactions,
  buildUser,
} from '@heartwood/api-contract/builders';
import { cookies } from '@heartwood/domain';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { timeZoneCookie } from './format/time-zone';
import { loader as root } from './root.server';
import { loader as chats } from './screens/chats/chats.server';
import { loader as directDebit } from './screens/direct-debit/directdebit.server';
import { loader as repeatOrder } from './screens/repeat-order/repeat-order.server';
import { loader as swipe } from './screens/swipe-game/swipe-game.server';
import { loader as transactions } from './screens/transactions/transactions.server';
import { loader as withdrawal } from './screens/withdrawal/withdrawal.server';
import { SettingsCache } from './visit/settings-cache.server';
import { Visit } from './visit/visit.server';

const game = {
  profiles: [],
  likes_left: 1,
  likes_per_day: 1,
  likes_today: [],
  renews_at: '2026-01-06T00:00:00Z',
};
const answers: Readonly<Record<string, unknown>> = {
  '/api/settings.php': buildSettings({ geoip_country: 'NL', countries: ['NL', 'FI'] }),
  '/api/user.php': { user: buildUser() },
  '/api/chats.php': { chats: [buildChat()], next_cursor: null },
  '/api/transactions.php': buildTransactions(),
  '/api/credits.php': buildCredits({ packages: [buildCreditPackage()] }),
  '/api/directdebit.php': buildDirectDebitState(),
  '/api/swipe.php': game,
};
const server = createServer((request, response) => {
  const answer = answers[request.url?.split('?')[0] ?? ''];
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? { code: 'not_found', message: 'no' }));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

const loaders = { root, chats, directDebit, repeatOrder, swipe, transactions, withdrawal };

async function timeZones(more: string) {
  const cookie = `__Host-auth=s; ${cookies.country.name}=FI; ${more}`;
  const found: Record<string, unknown> = {};
  for (const [name, loader] of Object.entries(loaders)) {
    const request = new Request('http://brand.example/', { headers: { cookie } });
    const visit = new Visit({
      request,
      origin: { host: 'brand.example', protocol: 'https', address: '192.0.2.7', requestId: 'r1', cookie },
      apiOrigin,
      settingsCache: new SettingsCache(),
      routeId: 'pricing',
      address: '/',
      document: true,
      report: () => undefined,
      nonce: 'n',
    });
    const args = { request, params: {}, context: { visit } } as unknown as LoaderFunctionArgs;
    const data = await loader(args);
    found[name] = data && data.timeZone;
  }
  return found;
}

const everywhere = (timeZone: string) =>
  Object.fromEntries(Object.keys(loaders).map((name) => [name, timeZone]));

test('all pages tell times as in the chosen country, until the browser has reported its time zone', async () => {
  expect(await timeZones('')).toEqual(everywhere('Europe/Helsinki'));
  expect(await timeZones(`${timeZoneCookie}=Europe/Lisbon`)).toEqual(everywhere('Europe/Lisbon'));
});

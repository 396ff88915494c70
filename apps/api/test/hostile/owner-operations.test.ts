import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestApi } from '../support/api';
import { answersToOwners } from './role-tables';
import { blockWhereBlocked, callerOf, roles } from './roles';
import { preparations } from './owner-operations';
import { premium, startHostile } from './world';
import type { Browser } from '../support/browser';

vi.setConfig({ testTimeout: 120_000 });

let api: TestApi;
beforeAll(async () => {
  api = await startHostile();
});
afterAll(() => api.close());

const userOf = async (browser: Browser) =>
  ((await browser.get('/api/user.php')).body as { user: { id: string } | null }).user?.id;

/** Operations after which the caller is someone else, or logged out. */
const changesWho = new Set(['postUser', 'deleteAccount']);

test.each(roles)(
  '%s gets the declared response from each operation, and keeps their session',
  async (role) => {
    const found: string[] = [];
    const changed: string[] = [];
    for (const { id } of answersToOwners) {
      const other = await premium(api);
      const caller = await callerOf(api, role);
      const ask = await preparations[id]?.(api, caller, other);
      if (!ask) throw new Error(`${id} is not prepared`);
      await blockWhereBlocked(role, caller, other);
      const before = await userOf(caller.browser);
      const { status, body } = await ask();
      found.push(`${id} ${body === 'authentication_required' ? 'auth' : status}`);
      if (before !== undefined && !changesWho.has(id) && (await userOf(caller.browser)) !== before)
        changed.push(id);
    }
    expect(found).toEqual(answersToOwners.map(({ id, cells }) => `${id} ${cells[role]}`));
    expect(changed).toEqual([]);
  },
);

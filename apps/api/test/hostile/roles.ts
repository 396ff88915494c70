import type { TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';
import type { Browser } from '../support/browser';
import { premium, premiumAccount, type Person } from './world';

/** Fixture of an unconfirmed member. */
export const unconfirmed = {
  account: { status: 'not_confirmed' as const },
  profile: { visible: false },
};
/** Fixture of a deleted member. */
export const gone = {
  account: { status: 'deleted' as const },
  profile: { visible: false, status: 'disabled' as const },
};
/** Fixture of a member of another pool. */
export const elsewhere = {
  account: { pool: 'elm', ...premiumAccount },
  profile: { pool: 'elm' },
  host: elmfordHost,
};

/** The callers, in the order of the tables' columns. */
export const roles = ['visitor', 'unconfirmed', 'free', 'premium', 'blocked', 'deleted', 'other'] as const;

/** A kind of caller. */
export type Role = (typeof roles)[number];

/** A caller of a role; a visitor has no id. `blocked` takes effect once the other member has blocked them. */
export async function callerOf(api: TestApi, role: Role): Promise<{ id: string | null; browser: Browser }> {
  if (role === 'visitor') return { id: null, browser: api.visitor() };
  if (role === 'unconfirmed') return api.member(unconfirmed);
  if (role === 'free') return api.member();
  if (role === 'deleted') return { ...(await api.member(gone)), id: null };
  if (role === 'other') return api.member(elsewhere);
  return premium(api);
}

/** Makes the other member block a caller of that role. */
export async function blockWhereBlocked(
  role: Role,
  caller: { id: string | null },
  other: Person,
): Promise<void> {
  if (role === 'blocked') await other.browser.post('/api/block.php', { profile: caller.id });
}

/** A table of responses: one row per operation, one column per role. */
export type RoleTable = readonly { id: string; cells: Readonly<Record<Role, string>> }[];

/** Parses a table. */
export function readTable(text: string): RoleTable {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', ...cells] = line.split(/\s+/);
      return {
        id,
        cells: Object.fromEntries(roles.map((role, at) => [role, cells[at] ?? ''])) as Record<Role, string>,
      };
    });
}

import type { TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';
import type { Browser } from '../support/browser';
import { premium, premiumAccount, type Person } from './world';

/** How a member who has not confirmed the address is made. */
export const unconfirmed = {
  account: { status: 'not_confirmed' as const },
  profile: { visible: false },
};
/** How a deleted one is. */
export const gone = {
  account: { status: 'deleted' as const },
  profile: { visible: false, status: 'disabled' as const },
};
/** How one of another pool is. */
export const elsewhere = {
  account: { pool: 'elm', ...premiumAccount },
  profile: { pool: 'elm' },
  host: elmfordHost,
};

/** Who asks, in the order of the tables' columns. */
export const roles = ['visitor', 'unconfirmed', 'free', 'premium', 'blocked', 'deleted', 'other'] as const;

/** Somebody who asks. */
export type Role = (typeof roles)[number];

/** Somebody of a role; who is nobody has no id. Whoever is `blocked` is so once the other one has blocked them. */
export async function callerOf(api: TestApi, role: Role): Promise<{ id: string | null; browser: Browser }> {
  if (role === 'visitor') return { id: null, browser: api.visitor() };
  if (role === 'unconfirmed') return api.member(unconfirmed);
  if (role === 'free') return api.member();
  if (role === 'deleted') return { ...(await api.member(gone)), id: null };
  if (role === 'other') return api.member(elsewhere);
  return premium(api);
}

/** Has the other member block a caller whose role that is. */
export async function blockWhereBlocked(
  role: Role,
  caller: { id: string | null },
  other: Person,
): Promise<void> {
  if (role === 'blocked') await other.browser.post('/api/block.php', { profile: caller.id });
}

/** A table of answers: an operation a row, a role a column. */
export type RoleTable = readonly { id: string; cells: Readonly<Record<Role, string>> }[];

/** Reads a table from its text. */
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

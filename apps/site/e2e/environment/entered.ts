import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cookies } from '@heartwood/domain';
import { root } from './processes';

const brands = readdirSync(join(root, 'packages/brands/brands'));
const hosts = [
  'localhost',
  '127.0.0.1',
  ...[...brands, 'keys', 'tagged', 'theirs'].map((name) => `${name}.localhost`),
];

const kept = { path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };

/** The popups of the discount of the first purchase, closed: a new member is not asked twice. */
const closedPopups = 'welcome=1&bonus=1';

/**
 * A browser that passed the warning at the door of every brand, as every visitor has after the first page, and closed
 * the popups for new members.
 */
export const entered = {
  cookies: hosts.flatMap((domain) => [
    { ...kept, domain, name: cookies.entry.name, value: '1' },
    { ...kept, domain, name: cookies.notices.name, value: closedPopups },
  ]),
  origins: [],
};

/** A browser that was never here. */
export const neverHere = { cookies: [], origins: [] };

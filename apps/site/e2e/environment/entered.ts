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

/** The popups of the first-purchase discount, closed so that new members are not interrupted. */
const closedPopups = 'welcome=1&bonus=1';

/**
 * Storage state of a browser that passed every brand's age warning, and closed the popups for new members.
 */
export const entered = {
  cookies: hosts.flatMap((domain) => [
    { ...kept, domain, name: cookies.entry.name, value: '1' },
    { ...kept, domain, name: cookies.notices.name, value: closedPopups },
  ]),
  origins: [],
};

/** Storage state of a new browser. */
export const newBrowserState = { cookies: [], origins: [] };

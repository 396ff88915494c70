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

/** A browser that passed the warning at the door of every brand, as every visitor has after the first page. */
export const entered = {
  cookies: hosts.map((domain) => ({
    name: cookies.entry.name,
    value: '1',
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })),
  origins: [],
};

/** A browser that was never here. */
export const neverHere = { cookies: [], origins: [] };

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

function brandIds() {
  const folder = join(root, 'packages/brands/brands');
  return readdirSync(folder)
    .filter((id) => existsSync(join(folder, id, 'brand.json')))
    .map((id) => ({ id, ...JSON.parse(readFileSync(join(folder, id, 'brand.json'), 'utf8')) }))
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0) || one.id.localeCompare(other.id))
    .map(({ id }) => id);
}

/** Whether the reference API serves the demo's own pages: by setting, or by default on localhost. */
export function servesDemo(demo, baseUrl) {
  return demo ? demo === '1' : URL.canParse(baseUrl) && new URL(baseUrl).hostname.endsWith('localhost');
}

/**
 * Returns the start command's final output: the sites, the demo's own pages, and the last line `ready <url>`.
 * @param {{ PORT: string, SANDBOX_PORT: string, BASE_URL: string }} environment
 * @param {boolean} ownApi whether the reference API runs next to the site
 */
export async function announcement(environment, ownApi) {
  const { PORT, SANDBOX_PORT, BASE_URL } = environment;
  const brands = process.env.BRAND ? [process.env.BRAND] : brandIds();
  const demo = ownApi && servesDemo(process.env.DEMO, BASE_URL);
  const lines = ['', `${brands[0]}: http://localhost:${PORT}`];
  if (brands.length > 1) for (const id of brands) lines.push(`${id}: http://${id}.localhost:${PORT}`);
  if (demo) {
    lines.push(
      `Mailbox: http://localhost:${SANDBOX_PORT}/mailbox`,
      `Sandbox checkout: http://localhost:${SANDBOX_PORT}`,
      'Demo members: free@demo.example, premium@demo.example, unconfirmed@demo.example (password heartwood-demo)',
    );
  }
  lines.push('Storybook: npm run storybook', `ready ${BASE_URL}`);
  return lines;
}

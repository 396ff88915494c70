import { endWhenAsked } from '../src/children.mjs';
import { build, ensureInstalled, loadEnvironmentFile, pnpm, requireNode, run } from '../src/workspace.mjs';

const commands = {
  storybook: (args) => pnpm(['--filter', '@heartwood/storybook', 'dev', ...args]),
  'demo:reset': async (args) => {
    await build('api');
    return run(process.execPath, ['apps/api/build/command.js', 'demo:reset', ...args]);
  },
  'visits:export': (args) => run(process.execPath, ['apps/api/build/command.js', 'visits:export', ...args]),
  'axe:all': async (args) => {
    await build('api', 'site');
    process.env.AXE = 'all';
    return pnpm(['--filter', '@heartwood/site', 'test:e2e', 'accessibility', ...args]);
  },
  gallery: async (args) => {
    await build('api', 'site');
    process.env.E2E_KIND = 'picture';
    return pnpm(['--filter', '@heartwood/site', 'test:e2e', ...args]);
  },
  lighthouse: async (args) => {
    await build('api', 'site');
    process.env.E2E_KIND = 'lighthouse';
    return pnpm(['--filter', '@heartwood/site', 'test:e2e', ...args]);
  },
  contract: (args) => pnpm(['--filter', '@heartwood/api-client', 'check-server', ...args]),
};

const [name, ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Unknown command. There are: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
endWhenAsked();
requireNode();
loadEnvironmentFile();
await ensureInstalled();
process.exit(await command(args));

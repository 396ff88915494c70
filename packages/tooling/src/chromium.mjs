import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** What Playwright turns off: Chromium heeds its last `--disable-features` only, so ours has to repeat them. */
const featuresOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The suggestions below the address bar: two pages that each window loads, at half the price of a small page of ours. */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Arguments every headless run takes. Chromium as root needs no-sandbox; the headless shell would set letters on whole
 * pixels, which a window does not; the rest keeps it from reaching for the network and from work nobody sees.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  `--disable-features=${[...featuresOffByPlaywright, ...suggestions].join(',')}`,
];

/** The headless shell comes first: it is the same engine without the window around each page. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(path = '') {
  for (const folder of path.split(':').filter(Boolean)) {
    for (const name of systemNames) {
      const candidate = join(folder, name);
      if (executable(candidate)) return candidate;
    }
  }
  return undefined;
}

const playwrightsPlaces = [
  { folder: /^chromium_headless_shell-\d+$/, program: 'chrome-headless-shell-linux64/chrome-headless-shell' },
  { folder: /^chromium_headless_shell-\d+$/, program: 'chrome-linux/headless_shell' },
  { folder: /^chromium-\d+$/, program: 'chrome-linux64/chrome' },
  { folder: /^chromium-\d+$/, program: 'chrome-linux/chrome' },
];

function playwrightsOwn(env) {
  const root = env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(root)) return undefined;
  const newestFirst = readdirSync(root).sort().reverse();
  for (const { folder, program } of playwrightsPlaces) {
    for (const version of newestFirst.filter((name) => folder.test(name))) {
      const candidate = join(root, version, program);
      if (executable(candidate)) return candidate;
    }
  }
  return undefined;
}

function missesLibraries(executablePath) {
  const ldd = spawnSync('ldd', [executablePath], { encoding: 'utf8' });
  return ldd.status === 0 && ldd.stdout.includes('not found');
}

/** Unpacks the NSS and font libraries that ship with the registry package and gives their folder. */
function unpackLibraries() {
  const folder = join(tmpdir(), 'heartwood-chromium-libraries');
  if (!existsSync(folder)) {
    const archive = join(
      dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))),
      '../../bin/al2023.tar.br',
    );
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-x', '-C', folder], { input: brotliDecompressSync(readFileSync(archive)) });
  }
  return join(folder, 'lib');
}

/** The registry package's browser, unpacked to the temporary folder, with the libraries a bare machine lacks. */
async function fromRegistryPackage() {
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  const env = missesLibraries(executablePath) ? { LD_LIBRARY_PATH: unpackLibraries() } : {};
  return { executablePath, args: chromiumArguments, env };
}

/**
 * Finds a Chromium for browser tests: CHROMIUM_PATH, the system's, Playwright's own, and last the registry
 * package. Gives the executable, its arguments and the environment to add; throws when CHROMIUM_PATH is set but
 * cannot be run.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string> }>}
 */
export async function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (!executable(env.CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH cannot be run: ${env.CHROMIUM_PATH}`);
    return { executablePath: env.CHROMIUM_PATH, args: chromiumArguments, env: {} };
  }
  const found = onPath(env.PATH) ?? playwrightsOwn(env);
  if (found) return { executablePath: found, args: chromiumArguments, env: {} };
  return fromRegistryPackage();
}

import { execFileSync, spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Features that Playwright disables: Chromium applies only the last `--disable-features`, so ours repeats
 * them.
 */
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

/**
 * The address bar's suggestions: two pages loaded by each window, at half the cost of a small page of ours.
 */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Arguments for every headless run. Chromium as root needs no-sandbox; without them the headless shell snaps
 * glyphs to whole pixels, which a window does not; the rest prevents network access and background work.
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

/** Adds a font metric-compatible with Arial, so that pages render alike on every machine. */
const fonts = { FONTCONFIG_FILE: fileURLToPath(new URL('../fonts.conf', import.meta.url)) };

const systemShells = ['chromium-headless-shell'];
const systemWindows = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(names, path = '') {
  for (const folder of path.split(':').filter(Boolean)) {
    for (const name of names) {
      const candidate = join(folder, name);
      if (executable(candidate)) return candidate;
    }
  }
  return undefined;
}

const playwrightsShells = [
  { folder: /^chromium_headless_shell-\d+$/, program: 'chrome-headless-shell-linux64/chrome-headless-shell' },
  { folder: /^chromium_headless_shell-\d+$/, program: 'chrome-linux/headless_shell' },
];
const playwrightsWindows = [
  { folder: /^chromium-\d+$/, program: 'chrome-linux64/chrome' },
  { folder: /^chromium-\d+$/, program: 'chrome-linux/chrome' },
];

function playwrightsOwn(places, env) {
  const root = env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(root)) return undefined;
  const newestFirst = readdirSync(root).sort().reverse();
  for (const { folder, program } of places) {
    for (const version of newestFirst.filter((name) => folder.test(name))) {
      const candidate = join(root, version, program);
      if (executable(candidate)) return candidate;
    }
  }
  return undefined;
}

const require = createRequire(import.meta.url);
const registryPackage = () => join(dirname(require.resolve('@sparticuz/chromium')), '../..');

/** Unpacks the registry package's headless shell and its bundled libraries into a folder per version. */
function unpack(source) {
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const folder = join(tmpdir(), `heartwood-chromium-${version}`);
  if (existsSync(folder)) return folder;
  const unpacked = (name) => brotliDecompressSync(readFileSync(join(source, 'bin', name)));
  const fresh = mkdtempSync(`${folder}-`);
  writeFileSync(join(fresh, 'chromium'), unpacked('chromium.br'), { mode: 0o755 });
  for (const name of ['swiftshader.tar.br', 'al2023.tar.br'])
    execFileSync('tar', ['-x', '-C', fresh], { input: unpacked(name) });
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another process was first.
    rmSync(fresh, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * Returns the registry package's headless shell, with the libraries a bare machine lacks; nothing where it
 * does not run.
 */
function fromRegistryPackage(source) {
  if (!existsSync(join(source, 'bin', 'chromium.br'))) return undefined;
  const folder = unpack(source);
  const executablePath = join(folder, 'chromium');
  const runs = (env) =>
    spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env } }).status === 0;
  const env = [{}, { LD_LIBRARY_PATH: join(folder, 'lib') }].find(runs);
  return env && { executablePath, args: chromiumArguments, env: { ...fonts, ...env } };
}

const found = (executablePath) => executablePath && { executablePath, args: chromiumArguments, env: fonts };

/**
 * Finds a Chromium for browser tests, in this order: CHROMIUM_PATH; a headless shell, which is the same
 * engine without window chrome (the system's, Playwright's own, the registry package's); the system's and
 * Playwright's full browsers. Returns the executable, its arguments and the environment variables to add.
 * Throws when CHROMIUM_PATH is set but cannot be run, and when none is found.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [source] The registry package's folder.
 * @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string> }>}
 */
export async function findChromium(env = process.env, source = registryPackage()) {
  if (env.CHROMIUM_PATH) {
    if (!executable(env.CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH cannot be run: ${env.CHROMIUM_PATH}`);
    return found(env.CHROMIUM_PATH);
  }
  const chromium =
    found(onPath(systemShells, env.PATH) ?? playwrightsOwn(playwrightsShells, env)) ??
    fromRegistryPackage(source) ??
    found(onPath(systemWindows, env.PATH) ?? playwrightsOwn(playwrightsWindows, env));
  if (!chromium) throw new Error('no Chromium runs here: install one, or set CHROMIUM_PATH');
  return chromium;
}

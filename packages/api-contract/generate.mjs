import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';

const here = dirname(fileURLToPath(import.meta.url));
const source = dirname(fileURLToPath(import.meta.resolve('@heartwood/openapi/package.json')));
const generated = join(here, 'src/generated');

const bundle = () => {
  const scratch = mkdtempSync(join(tmpdir(), 'heartwood-contract-'));
  try {
    const target = join(scratch, 'document.json');
    const cli = join(dirname(fileURLToPath(import.meta.resolve('@redocly/cli/package.json'))), 'bin/cli.js');
    execFileSync(process.execPath, [cli, 'bundle', 'openapi.yaml', '--output', target], {
      cwd: source,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return `${JSON.stringify(JSON.parse(readFileSync(target, 'utf8')), null, 2)}\n`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};

const binary = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Binary'));

const binaryType = `/** The bytes of a file: a Blob or File of any runtime. */
export interface Binary {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}
`;

const types = async (documentText) => {
  const tree = await openapiTS(documentText, {
    inject: binaryType,
    transform: (schema) => (schema.format === 'binary' ? binary : undefined),
  });
  const unused = /^export type (webhooks|\$defs) = Record<string, never>;\n/gm;
  return `${COMMENT_HEADER}${astToString(tree).replace(unused, '')}`;
};

const document = bundle();
const wanted = { 'document.json': document, 'contract.ts': await types(document) };

const current = (name) => {
  try {
    return readFileSync(join(generated, name), 'utf8');
  } catch {
    return '';
  }
};

const stale = Object.keys(wanted).filter((name) => current(name) !== wanted[name]);

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(
      `Stale: ${stale.map((name) => `packages/api-contract/src/generated/${name}`).join(', ')}. Run npm run workspace api-contract generate.`,
    );
    process.exit(1);
  }
  console.log('The generated contract is up to date.');
} else {
  mkdirSync(generated, { recursive: true });
  for (const name of stale) writeFileSync(join(generated, name), wanted[name]);
  console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'The generated contract is up to date.');
}

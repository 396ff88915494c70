const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { add, change, format, insertBefore, insertSorted, next, readText } = require('./register.cjs');

const contractIndex = 'openapi/openapi.yaml';
const allOperations = 'apps/api/src/all-operations.ts';
const wellFormed = 'apps/api/test/hostile/well-formed.ts';
const roles = 'apps/api/test/hostile/role-tables.ts';
const agreedIds = 'packages/api-contract/src/operations.test.ts';

/** Returns the file and key of a path in the contract; undefined for an unknown path. */
function placeOf(text, path) {
  const [, file, key] = new RegExp(`^ {2}${path}:\n {4}\\$ref: (\\S+)#/(\\w+)$`, 'm').exec(text) ?? [];
  return file ? { file: `openapi/${file}`, key } : undefined;
}

function addToContract(text, { tag, path, key, summary }) {
  let wanted = text;
  if (!text.includes(`\n  - name: ${tag}\n`)) {
    const names = [...text.matchAll(/^ {2}- name: (\w+)$/gm)].map(([, name]) => name);
    const later = names.find((name) => name > tag);
    const place = later ? new RegExp(`^ {2}- name: ${later}$`, 'm') : /^paths:$/m;
    wanted = insertBefore(wanted, place, `  - name: ${tag}\n    description: ${summary}.\n`);
  }
  if (placeOf(wanted, path)) return wanted;
  const line = `  ${path}:\n    $ref: paths/${tag}.yaml#/${key}\n`;
  return insertBefore(wanted, /^components:$/m, line);
}

/** Adds a method to the path under `key`; a new path is appended. */
function addMethod(text, key, method) {
  const start = new RegExp(`^${key}:\n`, 'm').exec(text);
  if (!start) return `${text && `${text}\n`}${key}:\n${method}`;
  const from = start.index + start[0].length;
  const length = text.slice(from).search(/^\w/m);
  const end = length < 0 ? text.length : from + length;
  return `${text.slice(0, end).trimEnd()}\n${method}\n${text.slice(end)}`;
}

function addToOperations(text, { id, area }) {
  const line = `import { ${id} } from './${area}/operations/${id}';`;
  return insertBefore(insertSorted(text, /^import /, line), /^\] as Operation/m, `  ${id},\n`);
}

/**
 * The row of the role table: a mutation responds to everyone who may see its profile, so it precedes blocks.
 */
const rowOf = (id, reads) =>
  `${id.padEnd(20)} auth ${reads ? '200  200  200  200  auth 200' : '204  204  204  404  auth 404'}\n`;

/** @param {import('@turbo/gen').PlopTypes.NodePlopAPI} plop */
module.exports = function operationGenerator(plop) {
  const camel = plop.getHelper('camelCase');
  const kebab = plop.getHelper('kebabCase');
  plop.setGenerator('operation', {
    description: 'an operation for members: its part of the contract, its handler and its test',
    prompts: [
      {
        type: 'input',
        name: 'area',
        message: 'Area (folder of apps/api/src)',
        validate: (value) => /^[a-z][a-z-]*$/.test(value),
      },
      {
        type: 'input',
        name: 'tag',
        message: 'Tag (file of openapi/paths)',
        default: ({ area }) => area,
        validate: (value) => /^[a-z]+$/.test(value),
      },
      {
        type: 'input',
        name: 'id',
        message: 'operationId, such as getVisitors',
        validate: (value) => /^[a-z][a-zA-Z]*$/.test(value),
      },
      { type: 'list', name: 'method', message: 'Method', choices: ['get', 'post', 'put', 'delete'] },
      {
        type: 'input',
        name: 'path',
        message: 'Path, such as /api/visitors.php',
        validate: (value) => /^\/api\/[a-z-]+\.php$/.test(value),
      },
      {
        type: 'input',
        name: 'summary',
        message: 'What it does, in a few words',
        validate: (value) => /^[A-Z][^:#'"]*$/.test(value),
      },
    ],
    actions: (answers) => {
      const { area, id, tag, path, method, summary } = answers;
      const { root } = answers.turbo.paths;
      const reads = method === 'get';
      const { file, key } = placeOf(readText(root, contractIndex), path) ?? {
        file: `openapi/paths/${tag}.yaml`,
        key: camel(path.slice('/api/'.length, -'.php'.length)),
      };
      const described = () => {
        const template = join(__dirname, 'templates/operation.yaml.hbs');
        return plop.renderString(readFileSync(template, 'utf8'), answers);
      };
      Object.assign(answers, { reads });
      const changed = [
        [contractIndex, (text) => addToContract(text, { tag, path, key, summary })],
        [file, (text) => addMethod(text, key, described())],
        [allOperations, (text) => addToOperations(text, { id, area })],
        [
          wellFormed,
          (text) => {
            const start = text.indexOf('const filled');
            const line = `  ${id}: ${reads ? 'nothing' : 'profileBody'},\n`;
            return text.slice(0, start) + insertBefore(text.slice(start), /^\};/m, line);
          },
        ],
        [roles, (text) => insertBefore(text, /^unblock /m, rowOf(id, reads))],
        [agreedIds, (text) => text.replace(/(const agreed = `[^`]+)`/, `$1 ${id}\``)],
      ];
      const added = [
        [`apps/api/src/${area}/operations/${id}.ts`, 'operation.ts'],
        [`apps/api/test/${area}/${kebab(id)}.test.ts`, 'operation.test.ts'],
      ];
      return [
        ...added.map(([name, template]) => add(name, template)),
        ...changed.map(([name, edit]) => change(name, edit)),
        format([...added, ...changed].map(([name]) => name)),
        () => {
          execFileSync(process.execPath, ['generate.mjs'], { cwd: join(root, 'packages/api-contract') });
          return 'packages/api-contract/src/generated';
        },
        next('write what it takes and gives, then `npm run workspace api-contract generate`'),
      ];
    },
  });
};

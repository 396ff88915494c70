const { add, change, format, insertBefore, insertSorted, next, readText } = require('./register.cjs');

const table = 'packages/domain/src/routes.ts';
const siteRoutes = 'apps/site/app/routes.ts';
const kitIndex = 'packages/ui/src/index.ts';
const accesses = ['public', 'member', 'search', 'memberOrToken'];

/** Returns a route of the table by name, with its path and access; undefined for an unknown one. */
function routeOf(text, name) {
  const row = new RegExp(`^ {2}'?${name}'?: page\\(\\s*'([^']+)',\\s*'(\\w+)'`, 'm').exec(text);
  return row ? { path: row[1], access: row[2] } : undefined;
}

const quoted = (name) => (name.includes('-') ? `'${name}'` : name);

function addToTable(text, { name, path, access }) {
  if (routeOf(text, name)) return text;
  return insertBefore(text, /^\} as const satisfies/m, `  ${quoted(name)}: page('${path}', '${access}'),\n`);
}

/** Adds a route's module, replacing its announcement if there is one. */
function addToSite(text, { name, module, isPublic }) {
  const [line, file] = new RegExp(`page\\('${name}', ([^)]+)\\)`).exec(text) ?? [];
  const wanted = `page('${name}', '${module}')`;
  if (line && file !== 'coming') throw new Error(`${name} has a screen: ${file}`);
  if (line) return text.replace(line, wanted);
  const start = text.indexOf(`{ id: 'layout-default${isPublic ? '' : '-members'}' }`);
  const end = text.indexOf('\n  ]),', start);
  const pages = insertSorted(text.slice(start, end), /^ {4}page\(/, `    ${wanted},`);
  return text.slice(0, start) + pages + text.slice(end);
}

function addToKit(text, screen) {
  const from = `from './screens/${screen}/${screen}';`;
  const lines = `export { ${screen} } ${from}\nexport type { ${screen}Props } ${from}`;
  return insertSorted(text, /^export \{ [^}]+ \} from '.\/screens\/[A-Z]/, lines);
}

/** @param {import('@turbo/gen').PlopTypes.NodePlopAPI} plop */
module.exports = function screenGenerator(plop) {
  const pascal = plop.getHelper('pascalCase');
  const snake = plop.getHelper('snakeCase');
  plop.setGenerator('screen', {
    description: 'a page of the site: route, module, loader, messages, composition, story and browser test',
    prompts: [
      {
        type: 'input',
        name: 'name',
        message: 'Route (its name in the table, such as match-finder)',
        validate: (value) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value),
      },
      {
        type: 'input',
        name: 'area',
        message: 'Area (folder of app/screens)',
        default: ({ name }) => name,
        validate: (value) => /^[a-z][a-z-]*$/.test(value),
      },
      {
        type: 'input',
        name: 'path',
        message: 'Path, such as /match/{id}',
        default: ({ name }) => routeOf(readText('.', table), name)?.path ?? `/${name}`,
        validate: (value) => value.startsWith('/'),
      },
      {
        type: 'list',
        name: 'access',
        message: 'Who may open it',
        choices: accesses,
        default: ({ name }) => routeOf(readText('.', table), name)?.access ?? 'member',
      },
    ],
    actions: (answers) => {
      const { name, area, path, access } = answers;
      const known = routeOf(readText(answers.turbo.paths.root, table), name);
      if (known && (known.path !== path || known.access !== access))
        throw new Error(`${table} has ${name} as ${known.path} (${known.access})`);
      const screen = `${pascal(name)}Screen`;
      const isPublic = access === 'public';
      const part = area === name ? '' : `${snake(name.replace(`${area}-`, ''))}_`;
      const messages = part ? `${name}-messages` : 'messages';
      Object.assign(answers, { screen, isPublic, messages });
      answers.title = part ? `${part}title` : 'page_title';
      answers.text = `${part}text`;
      answers.address = path.replace(/\/\{\w+\?\}/g, '').replace(/\{\w+\}/g, '1');
      const module = `screens/${area}/${name}`;
      const composition = `packages/ui/src/screens/${screen}/${screen}`;
      const added = [
        [`apps/site/app/${module}.tsx`, 'screen.tsx'],
        [`apps/site/app/${module}.server.ts`, 'screen.server.ts'],
        [`apps/site/app/screens/${area}/${messages}.ts`, 'screen.messages.ts'],
        [`${composition}.tsx`, 'screen.composition.tsx'],
        [`${composition}.stories.tsx`, 'screen.stories.tsx'],
        [`apps/site/e2e/${name}.test.ts`, 'screen.e2e.ts'],
      ];
      return [
        change(siteRoutes, (text) => addToSite(text, { name, module: `${module}.tsx`, isPublic })),
        change(table, (text) => addToTable(text, { name, path, access })),
        change(kitIndex, (text) => addToKit(text, screen)),
        ...added.map(([file, template]) => add(file, template)),
        format([siteRoutes, table, kitIndex, ...added.map(([file]) => file)]),
        next(
          'write the texts, then `npm run workspace i18n extract`, and `missing` and `merge` for the translations',
        ),
      ];
    },
  });
};

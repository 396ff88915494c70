const { execFileSync } = require('node:child_process');

const name = (message) => ({
  type: 'input',
  name: 'name',
  message,
  validate: (value) => /^[A-Za-z][\w-]*$/.test(value),
});

/** Adds files from templates, each formatted by prettier afterwards. */
const addFiles = (files) => [
  ...files.map(([path, template]) => ({
    type: 'add',
    path: `{{ turbo.paths.root }}/${path}`,
    templateFile: `templates/${template}.hbs`,
    skipIfExists: true,
  })),
  (answers, config, plop) => {
    const paths = files.map(([path]) => plop.renderString(path, answers));
    execFileSync('node_modules/.bin/prettier', ['--write', ...paths], { cwd: answers.turbo.paths.root });
    return paths.join(', ');
  },
];

/** @param {import('@turbo/gen').PlopTypes.NodePlopAPI} plop */
module.exports = function generators(plop) {
  plop.setGenerator('component', {
    description: 'a component of the UI kit with its styles, stories and test',
    prompts: [name('Component (PascalCase)')],
    actions: addFiles(
      ['tsx', 'css.ts', 'stories.tsx', 'test.tsx'].map((ending) => [
        `packages/ui/src/components/{{ pascalCase name }}/{{ pascalCase name }}.${ending}`,
        `component.${ending}`,
      ]),
    ),
  });
  plop.setGenerator('flow', {
    description: 'a state machine with its test',
    prompts: [name('Flow (kebab-case)')],
    actions: addFiles(
      ['machine.ts', 'machine.test.ts'].map((ending) => [
        `packages/flows/src/{{ kebabCase name }}/{{ kebabCase name }}.${ending}`,
        `flow.${ending}`,
      ]),
    ),
  });
  plop.setGenerator('operation', {
    description: 'an operation of the reference API (its operationId must stand in openapi/)',
    prompts: [{ type: 'input', name: 'area', message: 'Area (folder of apps/api/src)' }, name('operationId')],
    actions: addFiles([['apps/api/src/{{ area }}/operations/{{ camelCase name }}.ts', 'operation.ts']]),
  });
  plop.setGenerator('screen', {
    description: 'a screen of the site: route module, its server twin and its messages',
    prompts: [
      { type: 'input', name: 'area', message: 'Area (folder of app/screens)' },
      name('Screen (kebab-case)'),
    ],
    actions: addFiles([
      ['apps/site/app/screens/{{ area }}/{{ kebabCase name }}.tsx', 'screen.tsx'],
      ['apps/site/app/screens/{{ area }}/{{ kebabCase name }}.server.ts', 'screen.server.ts'],
      ['apps/site/app/screens/{{ area }}/messages.ts', 'screen.messages.ts'],
    ]),
  });
};

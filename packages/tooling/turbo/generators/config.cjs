const operationGenerator = require('./operation.cjs');
const { add, format, setActionTypes } = require('./register.cjs');
const screenGenerator = require('./screen.cjs');

const name = (message) => ({
  type: 'input',
  name: 'name',
  message,
  validate: (value) => /^[A-Za-z][\w-]*$/.test(value),
});

const asked = (field, message, validate) => ({ type: 'input', name: field, message, validate });
const filled = (value) => value.trim().length > 0;
const matching = (form) => (value) => form.test(value);
const themes = ['ember', 'orchid', 'velvet', 'sorbet', 'linen', 'merlot', 'cobalt'];

/** Three parts on one line, such as `name; address; phone`; French brands cannot do without. */
const three = (value, { language }) =>
  (value.trim() === '' && language !== 'fr') ||
  /^[^;]+;[^;]+;[^;]+$/.test(value) ||
  'write three parts with semicolons between them';

/** Adds files from templates and formats them with prettier. */
const addFiles = (files) => [
  ...files.map(([path, template]) => add(path, template)),
  format(files.map(([path]) => path).filter((path) => !path.endsWith('.svg'))),
];

/** @param {import('@turbo/gen').PlopTypes.NodePlopAPI} plop */
module.exports = function generators(plop) {
  setActionTypes(plop);
  operationGenerator(plop);
  screenGenerator(plop);
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
  plop.setHelper('json', (text) => JSON.stringify(text.trim()));
  plop.setHelper('part', (text, at) => JSON.stringify(text.split(';')[at].trim()));
  plop.setHelper('now', () => new Date().toISOString());
  plop.setGenerator('brand', {
    description: 'a brand with what it cannot do without; prices and texts are to be looked over',
    prompts: [
      asked('id', 'Id (small letters, such as mybrand)', matching(/^[a-z][a-z0-9-]{1,39}$/)),
      asked('name', 'Name, as readers see it', filled),
      asked('domain', 'Domain, such as mybrand.com', matching(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)),
      asked('niche', 'Niche (1 to 7)', matching(/^[1-7]$/)),
      { type: 'list', name: 'theme', message: 'Theme', choices: themes },
      asked('language', 'Language (en, de, nl …)', matching(/^[a-z]{2}$/)),
      asked('country', 'Country (two capital letters)', matching(/^[A-Z]{2}$/)),
      asked('description', 'What search engines say of it, a sentence', filled),
      asked('company', 'Company', filled),
      asked('address', 'Street and number of the company', filled),
      asked('city', 'Postal code and city of the company', filled),
      asked('mail', "Mail address of the company's support", matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
      asked('representative', 'Who represents the company by law', filled),
      asked('host', 'Company that hosts the site: name; address; phone (must in French, else empty)', three),
      asked('mediator', 'Consumer mediator: name; address; website (must in French, else empty)', three),
    ],
    actions: addFiles([
      ['packages/brands/brands/{{ id }}/brand.json', 'brand.json'],
      ['packages/brands/brands/{{ id }}/logo.svg', 'brand.logo.svg'],
    ]),
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
};

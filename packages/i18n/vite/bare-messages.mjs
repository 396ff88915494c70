import { createRequire } from 'node:module';

const parserPackage = '@formatjs/icu-messageformat-parser';
const forTranslators = new Set(['defaultMessage', 'description']);

function childNodes(node) {
  return Object.values(node)
    .flat()
    .filter((value) => typeof value === 'object' && value !== null && typeof value.type === 'string');
}

function declarationsBelow(node) {
  const own =
    node.type === 'CallExpression' && node.callee.name === 'defineMessages'
      ? (node.arguments[0]?.properties ?? [])
      : [];
  return [...own, ...childNodes(node).flatMap(declarationsBelow)];
}

function nameOf(property) {
  return property.key?.name ?? property.key?.value;
}

function emptied(code, message) {
  const kept = message.properties.filter((property) => !forTranslators.has(nameOf(property)));
  return `{ ${kept.map((property) => code.slice(property.start, property.end)).join(', ')} }`;
}

/** Strips the `defineMessages` calls in the code down to their ids; `program` is its syntax tree. */
export function withoutTexts(code, program) {
  const messages = declarationsBelow(program)
    .map((property) => property.value)
    .filter((value) => value?.type === 'ObjectExpression')
    .toSorted((a, b) => b.start - a.start);
  return messages.reduce(
    (text, message) => text.slice(0, message.start) + emptied(code, message) + text.slice(message.end),
    code,
  );
}

/**
 * A Vite plugin for builds: strips the English texts and translators' descriptions from `defineMessages` (the
 * catalogues hold the texts), and the ICU parser from the browser bundle (the catalogues are precompiled).
 */
export function bareMessages() {
  return {
    name: 'heartwood-bare-messages',
    apply: 'build',
    config: (_config, { isSsrBuild }) => {
      if (isSsrBuild) return undefined;
      const replacement = createRequire(import.meta.url).resolve(`${parserPackage}/no-parser.js`);
      return { resolve: { alias: [{ find: new RegExp(`^${parserPackage}$`), replacement }] } };
    },
    transform(code) {
      if (!code.includes('defineMessages(') || !code.includes('defaultMessage')) return undefined;
      return { code: withoutTexts(code, this.parse(code)), map: null };
    },
  };
}

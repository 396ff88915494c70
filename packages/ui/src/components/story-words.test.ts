import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);

const stories = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);

const letters = /\p{L}{2}/u;
const technical = /^[#:a-z0-9][\w#:/.,+;=()%@-]*$|^<svg /;
const shown = new Set([
  'alt',
  'children',
  'description',
  'error',
  'hint',
  'label',
  'placeholder',
  'text',
  'title',
]);

function isCallOfTexts(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /^t(\.rich)?$/.test(node.expression.getText());
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) return node.name.getText();
  return undefined;
}

/**
 * Hard-coded words of a story: everything except identifiers, drawings, its own title and the arguments of
 * `t`.
 */
function wordsIn(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (text: string, prop: string | undefined) => {
    if (!letters.test(text) || text.startsWith('Components/')) return;
    if (prop === 'jsx' || (prop !== undefined && shown.has(prop)) || !technical.test(text))
      found.push(`${file}: ${text.trim()}`);
  };
  const visit = (node: ts.Node, prop?: string) => {
    if (ts.isImportDeclaration(node) || isCallOfTexts(node)) return;
    if (ts.isJsxText(node)) look(node.text, 'jsx');
    if (ts.isStringLiteralLike(node)) look(node.text, prop);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      look(node.text, prop);
    ts.forEachChild(node, (child) => {
      visit(child, nameOf(node));
    });
  };
  visit(tree);
  return found;
}

test('finds hard-coded words', () => {
  const story = `
    export const A = storyOf(Link, (t) => ({ href: '#terms', children: t('footer.terms', 'Terms') }));
    export const B = { args: { label: 'mehr', icon: <b>Wein</b>, note: 'Ohne Zustimmung', day: \`Tag \${1}\` } };
  `;
  expect(wordsIn('a.tsx', story)).toEqual([
    'a.tsx: mehr',
    'a.tsx: Wein',
    'a.tsx: Ohne Zustimmung',
    'a.tsx: Tag',
  ]);
});

test('stories of components take their words from the catalogue', () => {
  expect(stories.flatMap((file) => wordsIn(file, readFileSync(new URL(file, folder), 'utf8')))).toEqual([]);
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../src/workspace.mjs';

/** The landers are exempt: each is a poster with its own dimensions, in the CSS text it ships with. */
const drawn = /^apps\/site\/app\/landers\//;

const folders = ['packages/ui/src', 'apps/site/app'];

const isSpacing = (name) => /^(margin|padding|inset)|[gG]ap$|^(top|right|bottom|left)$/.test(name);

/** Returns the lengths in the text that are neither 0 nor a hairline. */
const lengths = (text) =>
  [...text.matchAll(/(\d*\.?\d+)(px|rem|pt)\b/g)].filter(
    ([whole, number]) => Number(number) !== 0 && whole !== '1px',
  );

const rules = [
  {
    holds: isSpacing,
    raw: (text, isNumber) => (isNumber ? Number(text) !== 0 : lengths(text).length > 0),
    say: 'a step of `space`',
  },
  {
    holds: (name) => name === 'fontSize',
    raw: (text, isNumber) => isNumber || lengths(text).length > 0,
    say: '`fontSize` or `displaySize`',
  },
  { holds: (name) => name === 'zIndex', raw: (_text, isNumber) => isNumber, say: 'a `layer`' },
];

const isText = (node) =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

/** Returns the literals of a property's value; the properties of a nested object are checked separately. */
function literalsIn(node) {
  if (isText(node) || ts.isNumericLiteral(node)) return [node];
  if (ts.isObjectLiteralExpression(node) || ts.isElementAccessExpression(node)) return [];
  const found = [];
  ts.forEachChild(node, (child) => {
    found.push(...literalsIn(child));
  });
  return ts.isCallExpression(node) ? found.filter(isText) : found;
}

function rawValues(path, text) {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'defaultVariants') return;
    const rule =
      ts.isPropertyAssignment(node) &&
      rules.find(({ holds }) => holds(node.name.text ?? node.name.getText()));
    if (rule) {
      for (const literal of literalsIn(node.initializer)) {
        if (!rule.raw(literal.text, ts.isNumericLiteral(literal))) continue;
        const { line } = tree.getLineAndCharacterOfPosition(literal.getStart());
        found.push(`${path}:${line + 1} ${node.getText()}: say ${rule.say}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const styleFiles = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((path) => path.endsWith('.css.ts') && !drawn.test(path));

test('reports raw spacing, font sizes and z-indices', () => {
  const style = [
    'style({',
    "  padding: '13px',",
    '  gap: `${space[8]} 13px`,',
    '  margin: 4,',
    "  fontSize: '14px',",
    '  zIndex: 3,',
    "  '@media': { print: { marginTop: '-2rem' } },",
    '});',
  ].join('\n');
  expect(rawValues('a.css.ts', style)).toEqual([
    "a.css.ts:2 padding: '13px': say a step of `space`",
    'a.css.ts:3 gap: `${space[8]} 13px`: say a step of `space`',
    'a.css.ts:4 margin: 4: say a step of `space`',
    "a.css.ts:5 fontSize: '14px': say `fontSize` or `displaySize`",
    'a.css.ts:6 zIndex: 3: say a `layer`',
    "a.css.ts:7 marginTop: '-2rem': say a step of `space`",
  ]);
});

test('accepts scale steps, hairlines, percentages, em and named values', () => {
  const style = [
    'style({',
    '  padding: `0 ${space[8]} 1px 50%`,',
    "  columnGap: '.28em',",
    '  inset: 0,',
    '  right: besideHeart,',
    '  fontSize: displaySize(22),',
    '  zIndex: layer.toast,',
    "  width: '52px',",
    '});',
  ].join('\n');
  expect(rawValues('a.css.ts', style)).toEqual([]);
});

test('styles take spacing, font sizes and layers from the scales', () => {
  expect(styleFiles.flatMap((path) => rawValues(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const sources = new URL('../', import.meta.url);
const catalogue = new URL('../../../i18n/src/catalogues/en.json', import.meta.url);

const english: Readonly<Record<string, string>> = JSON.parse(readFileSync(catalogue, 'utf8'));

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Returns a message with the `other` case of each choice and without formats, as a story quotes it. */
function quoted(message: string): string {
  const open = message.indexOf('{');
  if (open === -1) return message;
  const close = closingBrace(message, open);
  const [, name = '', cases = ''] =
    /^\s*(\w+)(?:\s*,\s*\w+)?(?:\s*,([^]*))?$/.exec(message.slice(open + 1, close)) ?? [];
  const other = cases.search(/\bother\s*\{/);
  const start = cases.indexOf('{', other);
  const choice =
    other === -1
      ? `{${name}}`
      : quoted(cases.slice(start + 1, closingBrace(cases, start))).replaceAll('#', `{${name}}`);
  return message.slice(0, open) + choice + quoted(message.slice(close + 1));
}

/** Texts of a story that differ from the catalogue's English; those with computed ids aren't checked. */
function differingIn(file: string, source: string, texts = english): string[] {
  if (!/\bt(\.rich)?\(/.test(source)) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /^t(\.rich)?$/.test(node.expression.getText())) {
      const [id, text] = node.arguments;
      if (id && text && ts.isStringLiteralLike(id) && ts.isStringLiteralLike(text)) {
        const expected = quoted(texts[id.text] ?? '');
        if (text.text !== expected) found.push(`${file}: ${id.text}: ${expected}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

test('finds texts that differ from the catalogue', () => {
  const texts = {
    'a.save': 'Save',
    'a.left': '{count, plural, one {# credit} other {# credits}} left, <b>{at, number}</b>',
  };
  const story = `
    t('a.save', 'Keep'); t('a.save', 'Save'); t('a.gone', 'Gone'); t(\`a.\${id}\`, id);
    t.rich('a.left', '{count} credits left, <b>{at}</b>'); t('a.left', '{count} credit left');
  `;
  expect(differingIn('a.tsx', story, texts)).toEqual([
    'a.tsx: a.save: Save',
    'a.tsx: a.gone: ',
    'a.tsx: a.left: {count} credits left, <b>{at}</b>',
  ]);
});

test("the English texts of stories are the catalogue's", () => {
  expect(files.flatMap((file) => differingIn(file, readFileSync(new URL(file, sources), 'utf8')))).toEqual(
    [],
  );
});

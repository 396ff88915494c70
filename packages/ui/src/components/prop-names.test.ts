import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const source = new URL('../', import.meta.url);

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /^(components|screens)\/.*\.tsx?$/.test(file) && !/\.(stories|test|css)\.tsx?$/.test(file),
);

interface Prop {
  place: string;
  name: string;
  type: string;
}

function propsOf(file: string): Prop[] {
  const text = readFileSync(new URL(file, source), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Prop[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertySignature(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({
        place: `${file}:${line + 1}`,
        name: node.name.getText(),
        type: node.type?.getText().replace(/\s+/g, ' ') ?? '',
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const instead: Readonly<Record<string, string>> = {
  active: 'selected',
  appearance: 'look',
  color: 'tone',
  colour: 'tone',
  compact: 'size',
  dense: 'size',
  disabledReason: 'disabled',
  intent: 'tone',
  isActive: 'selected',
  isBusy: 'busy',
  isDisabled: 'disabled',
  isLoading: 'busy',
  isSelected: 'selected',
  loading: 'busy',
  pending: 'busy',
  pressed: 'selected',
  variant: 'look',
};

const tones = [
  'neutral',
  'muted',
  'primary',
  'secondary',
  'success',
  'warn',
  'danger',
  'unread',
  'surface',
  'raised',
  'sunken',
  'undefined',
];

const choices = (type: string) => type.split('|').map((choice) => choice.trim().replace(/^'|'$/g, ''));
const among = (type: string, allowed: readonly string[]) =>
  choices(type).every((choice) => allowed.includes(choice));

function complaint({ place, name, type }: Prop): string | undefined {
  const better = instead[name] ?? (name === 'current' && type === 'boolean' ? 'selected' : undefined);
  if (better) return `${place} ${name}: say ${better}`;
  if (name === 'busy' && type !== 'string') return `${place} busy is the words of what is going on`;
  if (name === 'selected' && !['boolean', 'readonly string[]'].includes(type))
    return `${place} selected says whether, or which`;
  if (name === 'disabled' && !among(type, ['boolean', 'string']))
    return `${place} disabled is a boolean or its reason`;
  if (name === 'tone' && !among(type, tones)) return `${place} tone: one of ${tones.join(', ')}`;
  if (name === 'size' && place.startsWith('components/') && !among(type, ['small', 'medium', 'large']))
    return `${place} size: small, medium, large`;
  return undefined;
}

test('components and screens use the same prop names for the same things', () => {
  expect(files.flatMap(propsOf).flatMap((prop) => complaint(prop) ?? [])).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as i18n from '@heartwood/i18n';
import { expect, test } from 'vitest';
import { everyPageAreas } from './texts';

const app = fileURLToPath(new URL('..', import.meta.url));
const areasDeclared = /\b(?:messages: |areas=\{)\[([^\]]*)\]/;
/** Areas of the messages that the i18n package exports as functions. */
const areaOfLookup: Readonly<Record<string, string>> = {
  interestMessage: 'interests',
  profileFieldMessage: 'profile',
  profileOptionMessage: 'profile',
};

interface Import {
  readonly names: readonly string[];
  readonly from: string;
}

/** Returns a module's static imports and re-exports, without types and lazy parts. */
function importsOf(text: string): readonly Import[] {
  const statements = text.matchAll(/^(?:import|export) (?!type\b)(?:[^'";]*?\bfrom )?'([^']+)'/gm);
  return [...statements].map(([statement, from = '']) => ({
    names: [...(/\{([^}]*)\}/.exec(statement)?.[1] ?? '').matchAll(/(\w+)(?: as \w+)?\s*(?:,|$)/g)].map(
      ([, name = '']) => name,
    ),
    from,
  }));
}

function fileOf(path: string): string | undefined {
  return [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file));
}

function idsBelow(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('id' in value && typeof value.id === 'string') return [value.id];
  return Object.values(value).flatMap(idsBelow);
}

function areasOf(ids: readonly string[]): readonly string[] {
  return ids.map((id) => id.split('.', 1)[0] ?? '');
}

/** Returns the areas of the messages that a module imports. */
function areasTaken({ names, from }: Import, file: string | undefined): readonly string[] {
  if (from === '@heartwood/i18n') {
    const given = i18n as Readonly<Record<string, unknown>>;
    return names.flatMap((name) => areaOfLookup[name] ?? areasOf(idsBelow(given[name])));
  }
  if (!file || !file.endsWith('messages.ts')) return [];
  return areasOf(
    [...readFileSync(file, 'utf8').matchAll(/^\s*(?:.*\{ )?id: '([\w.]+)'/gm)].map(([, id = '']) => id),
  );
}

/**
 * Returns the areas declared by a module and its static imports, and those of the messages that they show.
 */
function areasFrom(start: string) {
  const reached = new Set([start]);
  const declared = new Set<string>(everyPageAreas);
  const shown = new Set<string>();
  for (const module of reached) {
    const text = readFileSync(module, 'utf8');
    for (const [, area = ''] of areasDeclared.exec(text)?.[1]?.matchAll(/'(\w+)'/g) ?? []) declared.add(area);
    for (const each of importsOf(text)) {
      if (each.from.endsWith('.server')) continue;
      const file = each.from.startsWith('.') ? fileOf(join(dirname(module), each.from)) : undefined;
      for (const area of areasTaken(each, file)) shown.add(area);
      if (file) reached.add(file);
    }
  }
  return { declared, shown };
}

const pages = readFileSync(join(app, 'routes.ts'), 'utf8').match(/screens\/[\w/-]+\.tsx/g) ?? [];
const lateParts = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.tsx') && readFileSync(join(app, name), 'utf8').includes('<TextsOf areas={['),
);

test.each([...new Set([...pages, ...lateParts])])(
  '%s declares the areas of all messages that it shows',
  (name) => {
    const { declared, shown } = areasFrom(join(app, name));
    expect([...shown].filter((area) => !declared.has(area))).toEqual([]);
  },
);

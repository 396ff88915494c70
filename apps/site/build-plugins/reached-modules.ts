import type { Rollup } from 'vite';

export type FindModule = (id: string) => Rollup.ModuleInfo | null;
type Program = NonNullable<Rollup.ModuleInfo['ast']>;
type Statement = Program['body'][number];

/** What a module imports from another one; `undefined` means all of it. */
interface Taken {
  readonly from: string;
  readonly names: readonly string[] | undefined;
}

function nameOf(node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string {
  return node.name ?? String(node.value);
}

function sourceOf(statement: Statement): string | undefined {
  return 'source' in statement && statement.source ? String(statement.source.value) : undefined;
}

/**
 * Returns the module ids by import source: `importedIds` are in the order in which the sources first appear.
 */
function idsBySource({ importedIds }: Rollup.ModuleInfo, { body }: Program): ReadonlyMap<string, string> {
  const sources = [...new Set(body.map(sourceOf).filter((source) => source !== undefined))];
  return new Map(sources.map((source, index) => [source, importedIds[index] ?? source]));
}

function namesTaken(statement: Statement): readonly string[] | undefined {
  if (statement.type === 'ImportDeclaration') {
    const { specifiers } = statement;
    if (specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')) return undefined;
    return specifiers.map((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : 'default'));
  }
  return statement.type === 'ExportNamedDeclaration'
    ? statement.specifiers.map(({ local }) => nameOf(local))
    : undefined;
}

function takenBy(info: Rollup.ModuleInfo): readonly Taken[] {
  const { ast } = info;
  if (!ast) return [];
  const ids = idsBySource(info, ast);
  return ast.body.flatMap((statement) => {
    const from = ids.get(sourceOf(statement) ?? '');
    return from === undefined ? [] : [{ from, names: namesTaken(statement) }];
  });
}

interface Origin {
  readonly from: string;
  readonly name: string;
}

/** Returns the sources of the names that a module re-exports, and the modules it re-exports entirely. */
function passedOn(info: Rollup.ModuleInfo): { named: ReadonlyMap<string, Origin>; whole: readonly string[] } {
  const named = new Map<string, Origin>();
  const whole: string[] = [];
  const ids = info.ast && idsBySource(info, info.ast);
  for (const statement of info.ast?.body ?? []) {
    const from = ids?.get(sourceOf(statement) ?? '');
    if (from === undefined) continue;
    if (statement.type === 'ExportAllDeclaration' && !statement.exported) whole.push(from);
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const { local, exported } of statement.specifiers)
      named.set(nameOf(exported), { from, name: nameOf(local) });
  }
  return { named, whole };
}

/**
 * Creates the search for all static dependencies of a module, including itself. It looks through re-exports,
 * as in a package's index: an import of one name only needs the module that declares it.
 */
export function createReach(find: FindModule): (id: string) => ReadonlySet<string> {
  const passed = new Map<string, ReturnType<typeof passedOn>>();
  const needed = new Map<string, readonly string[]>();

  function declaring(id: string, name: string, asked: readonly string[] = []): string | undefined {
    const info = find(id);
    if (!info?.ast) return id;
    const { named, whole } = passed.get(id) ?? passedOn(info);
    passed.set(id, { named, whole });
    const origin = named.get(name);
    if (origin) return declaring(origin.from, origin.name, [...asked, id]);
    if (info.exports?.includes(name)) return id;
    return whole
      .filter((from) => !asked.includes(from))
      .map((from) => declaring(from, name, [...asked, id]))
      .find((found) => found !== undefined);
  }

  function effectsOf(id: string): readonly string[] {
    const info = find(id);
    return info?.moduleSideEffects ? info.importedIds.filter((next) => find(next)?.moduleSideEffects) : [];
  }

  function neededBy(id: string): readonly string[] {
    const known = needed.get(id);
    if (known) return known;
    const info = find(id);
    const ids = (info ? takenBy(info) : []).flatMap(({ from, names }) =>
      names === undefined || names.length === 0
        ? [from]
        : names.flatMap((name) => {
            const found = declaring(from, name) ?? from;
            return found === from ? [from] : [...effectsOf(from), found];
          }),
    );
    needed.set(id, ids);
    return ids;
  }

  return (start) => {
    const reached = new Set([start]);
    for (const id of reached) for (const next of neededBy(id)) reached.add(next);
    return reached;
  };
}

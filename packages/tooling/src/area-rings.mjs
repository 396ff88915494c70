const code = /^((?:apps|packages)\/(?:[^/]+\/)*?)(?:src|app)\/(.+)$/;
const notServed = /\.test\.|\.stories\./;
/** Folders that hold areas instead of being one. */
const groups = new Set(['screens', 'layouts']);

/** The area that a file belongs to: the folder below its package's sources, or the file itself where it stands beside them. */
function areaOf(path) {
  const match = code.exec(path);
  if (!match || notServed.test(path)) return undefined;
  const [, base, inside] = match;
  const [first, second, third] = inside.split('/');
  return base + (groups.has(first) && third !== undefined ? `${first}/${second}` : first);
}

/** Every import of values from one area to another, with a pair of files that shows it. */
function importsBetween(modules) {
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const from = areaOf(source);
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = areaOf(resolved);
      if (!from || !to || from === to || dependencyTypes.includes('type-only')) continue;
      if (!imports.has(from)) imports.set(from, new Map());
      imports.get(from).set(to, `${source} → ${resolved}`);
    }
  }
  return imports;
}

function reachable(imports, from) {
  const seen = new Set();
  const open = [from];
  while (open.length > 0) {
    for (const to of imports.get(open.pop())?.keys() ?? []) {
      if (!seen.has(to)) open.push(to);
      seen.add(to);
    }
  }
  return seen;
}

/**
 * The areas that import values from each other, by way of others too: for each ring the pairs of files that make it.
 * Types alone make no ring.
 * @param {{ source: string, dependencies: { resolved: string, dependencyTypes: string[] }[] }[]} modules
 * @returns {string[][]}
 */
export function areaRings(modules) {
  const imports = importsBetween(modules);
  const reached = new Map([...imports.keys()].map((area) => [area, reachable(imports, area)]));
  const rings = new Map();
  for (const [from, targets] of imports) {
    for (const [to, files] of targets) {
      if (!reached.get(to)?.has(from)) continue;
      const members = [...reached.get(from)].filter((area) => reached.get(area)?.has(from)).sort();
      const key = members.join();
      rings.set(key, [...(rings.get(key) ?? []), files]);
    }
  }
  return [...rings.values()];
}

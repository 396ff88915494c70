const code = /^((?:apps|packages)\/(?:[^/]+\/)*?)(?:src|app)\/(.+)$/;
const notServed = /\.test\.|\.stories\./;
/** Folders that contain areas and are none themselves. */
const groups = new Set(['screens', 'layouts']);

/** Returns a file's area: the folder below its package's sources, or the file itself at the top level. */
function areaOf(path) {
  const match = code.exec(path);
  if (!match || notServed.test(path)) return undefined;
  const [, base, inside] = match;
  const [first, second, third] = inside.split('/');
  return base + (groups.has(first) && third !== undefined ? `${first}/${second}` : first);
}

/** Returns every import of values between areas, with an example pair of files. */
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
 * Finds areas that import values from each other, directly or transitively: the pairs of files that form each
 * cycle. Type imports form no cycle.
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

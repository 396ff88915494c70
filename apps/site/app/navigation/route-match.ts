/** A route as listed by the server's build and the browser's manifest. */
export interface ListedRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
}

/** A page's route with its complete path. */
export interface PageRoute {
  readonly id: string;
  /** The ids of its parent routes and its own, outermost first. */
  readonly lineage: readonly string[];
  /** The path with parameter names. */
  readonly pattern: string;
}

interface Row extends PageRoute {
  readonly expression: RegExp;
  readonly score: number;
}

/** Routes by id. */
export type RouteList = Readonly<Record<string, ListedRoute | undefined>>;

function scoreOf(segments: readonly string[]): number {
  return segments.reduce((score, segment) => {
    if (segment === '*') return score - 2;
    return score + (segment.startsWith(':') ? 4 : 11);
  }, segments.length);
}

function expressionOf(segments: readonly string[]): RegExp {
  const source = segments
    .map((segment) => {
      if (segment === '*') return '(?:/.*)?';
      if (segment.startsWith(':')) return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
      return `/${segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`;
    })
    .join('');
  return new RegExp(`^${source}/?$`, 'i');
}

function lineageOf(routes: RouteList, id: string): string[] {
  const parent = routes[id]?.parentId;
  return parent === undefined ? [id] : [...lineageOf(routes, parent), id];
}

/** Creates a function that finds the page for a path, most specific first. */
export function createRouteMatch(routes: RouteList): (pathname: string) => PageRoute | undefined {
  const listed = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(listed.map((route) => route.parentId));
  const rows: Row[] = listed
    .filter((route) => !parents.has(route.id))
    .map(({ id }) => {
      const lineage = lineageOf(routes, id);
      const segments = lineage.flatMap((part) => (routes[part]?.path ?? '').split('/').filter(Boolean));
      const pattern = `/${segments.join('/')}`;
      return { id, lineage, pattern, expression: expressionOf(segments), score: scoreOf(segments) };
    });
  rows.sort((one, other) => other.score - one.score);
  return (pathname) => rows.find((row) => row.expression.test(pathname));
}

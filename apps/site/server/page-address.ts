/** A page as it was asked for. */
export interface PageAddress {
  readonly pathname: string;
  /** Path and query without what the framework adds; begins with one slash, since two would name another site. */
  readonly address: string;
  /** Whether the whole document is asked for, and not a page's data alone. */
  readonly document: boolean;
}

const frameworkParameters = ['_routes', 'index'];

/** The page behind an address: data is asked for as `/members.data`, and as `/_root.data` for the first page. */
export function pageAddress(url: URL): PageAddress {
  const data = url.pathname.endsWith('.data');
  const bare = data ? url.pathname.slice(0, -'.data'.length) : url.pathname;
  const pathname = data && bare === '/_root' ? '/' : bare;
  const query = new URLSearchParams(url.search);
  for (const name of frameworkParameters) query.delete(name);
  const text = query.toString();
  const path = pathname.replace(/^\/+/, '/');
  return { pathname, address: text ? `${path}?${text}` : path, document: !data };
}

/** A page as requested. */
export interface PageAddress {
  readonly pathname: string;
  /**
   * Path and query without the framework's additions; starts with one slash, since two would name another
   * site.
   */
  readonly address: string;
  /** Whether this is a document request, not a data request. */
  readonly document: boolean;
}

const frameworkParameters = ['_routes', 'index'];

/**
 * Returns the page behind an address: data requests are `/members.data`, and `/_root.data` for the first
 * page.
 */
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

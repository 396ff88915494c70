import type { Plugin } from 'vite';

/** Finds the module of an import that ends in a query of ours, and keeps the query for whoever loads it. */
export function askedBy(query: string): NonNullable<Plugin['resolveId']> {
  return async function resolve(source, importer) {
    if (!source.endsWith(query)) return null;
    const found = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
    return found && `${found.id}${query}`;
  };
}

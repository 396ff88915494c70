import { useLocation } from '@remix-run/react';
import { useDocumentDescription, useDocumentTitle } from './document-title';
import { ListingTags } from './listing-tags';
import { useMaybeRootData } from '../visit/root-data';

/**
 * Renders what search engines and link previews read about the page that the document was loaded for: its
 * addresses and its card, or `noindex`.
 */
export function DocumentListing() {
  const root = useMaybeRootData();
  const { pathname } = useLocation();
  const title = useDocumentTitle();
  const description = useDocumentDescription();
  if (root?.listing?.pathname !== pathname) return <meta name="robots" content="noindex" />;
  const { listing, brand } = root;
  return <ListingTags listing={listing} site={brand.name} title={title} description={description} />;
}

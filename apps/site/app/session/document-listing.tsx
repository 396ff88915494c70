import { useLocation } from '@remix-run/react';
import { useDocumentDescription, useDocumentTitle } from './document-title';
import type { PageListing } from './page-listing.server';
import { useMaybeRootData } from './root-data';

function SocialTags({ listing, site }: { listing: PageListing; site: string }) {
  const title = useDocumentTitle();
  const description = useDocumentDescription();
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site} />
      <meta property="og:url" content={listing.canonical} />
      <meta property="og:locale" content={listing.graphLocale} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:image" content={listing.image} />
      <meta property="og:image:alt" content={site} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * What search engines and shared links are told of the page that the document was loaded for: its addresses and its
 * card, or to leave it out.
 */
export function DocumentListing() {
  const root = useMaybeRootData();
  const { pathname } = useLocation();
  if (root?.listing?.pathname !== pathname) return <meta name="robots" content="noindex" />;
  const { listing, brand } = root;
  return (
    <>
      <link rel="canonical" href={listing.canonical} />
      {listing.alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <SocialTags listing={listing} site={brand.name} />
    </>
  );
}

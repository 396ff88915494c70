import type { PageListing } from '../printing/page-listing.server';

interface ListingTagsProps {
  readonly listing: PageListing;
  /** The brand's name. */
  readonly site: string;
  readonly title: string;
  readonly description: string | undefined;
}

/** Renders the head tags of a listed page for search engines and link previews. */
export function ListingTags({ listing, site, title, description }: ListingTagsProps) {
  return (
    <>
      <link rel="canonical" href={listing.canonical} />
      {listing.alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <meta property="og:site_name" content={site} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      {listing.graph.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

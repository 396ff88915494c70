import { PosterDocument } from '../poster-page/document';
import type { PosterDocumentProps } from '../poster-page/document';
import { ListingTags } from '../document/listing-tags';
import type { PageListing } from '../printing/page-listing.server';
import { urls } from '../urls';
import { landerFields, trackingFields } from '../poster-page/choices';
import { landerMessages as texts } from '../poster-page/messages';

interface LanderDocumentProps extends Omit<PosterDocumentProps, 'head' | 'action' | 'fields' | 'people'> {
  /** Name and slug as the address has them. */
  readonly name: string;
  readonly slug: string;
  /** How search engines and shared links know it. */
  readonly listing?: PageListing;
}

/** A lander as a whole document. */
export function LanderDocument({ name, slug, listing, ...poster }: LanderDocumentProps) {
  const { brand, title } = poster;
  const description = poster.intl.formatMessage(texts.money);
  return (
    <PosterDocument
      {...poster}
      head={
        <>
          <meta name="description" content={description} />
          {listing && (
            <ListingTags
              listing={listing}
              site={brand.name}
              title={`${title} · ${brand.name}`}
              description={description}
            />
          )}
        </>
      }
      action={urls.signup()}
      fields={
        <>
          <input type="hidden" name={landerFields.lander} value={name} />
          <input type="hidden" name={landerFields.slug} value={slug} />
          {trackingFields.map((field) => (
            <input key={field} type="hidden" name={field} data-source="" />
          ))}
        </>
      }
    />
  );
}

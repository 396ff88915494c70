import { PosterDocument } from '../poster-page/document';
import type { PosterDocumentProps } from '../poster-page/document';
import { urls } from '../urls';
import { landerFields, trackingFields } from './choices';
import { landerMessages as texts } from './messages';

interface LanderDocumentProps extends Omit<PosterDocumentProps, 'head' | 'action' | 'fields' | 'people'> {
  /** Name and slug as the address has them. */
  readonly name: string;
  readonly slug: string;
}

/** A lander as a whole document. */
export function LanderDocument({ name, slug, ...poster }: LanderDocumentProps) {
  return (
    <PosterDocument
      {...poster}
      head={<meta name="description" content={poster.intl.formatMessage(texts.money)} />}
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

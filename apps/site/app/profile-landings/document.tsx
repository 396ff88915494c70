import { landerFields } from '../poster-page/choices';
import { PosterDocument } from '../poster-page/document';
import type { PosterDocumentProps } from '../poster-page/document';

interface ProfileLandingDocumentProps extends Omit<PosterDocumentProps, 'head' | 'fields' | 'script'> {
  /** The page's name in the counts. */
  readonly name: string;
}

/** A member's advertising page as a whole document; only the warning at its door has a script. */
export function ProfileLandingDocument({ name, ...poster }: ProfileLandingDocumentProps) {
  return (
    <PosterDocument
      {...poster}
      head={
        <>
          <meta name="robots" content="noindex" />
          <meta name="rating" content="adult" />
        </>
      }
      fields={<input type="hidden" name={landerFields.profileLanding} value={name} />}
    />
  );
}

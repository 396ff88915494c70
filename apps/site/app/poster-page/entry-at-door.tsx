import { EntryWarning } from '../entry-warning/entry-warning';
import type { PosterFrame } from './poster-brand';

/** The warning at the door of an advertising page; without script its button uncovers the first step. */
export function EntryAtDoor({
  intl,
  brand,
  script,
}: Pick<PosterFrame, 'intl' | 'brand'> & { readonly script: string }) {
  const withoutScript = { target: '#first-step' };
  return (
    <>
      <EntryWarning intl={intl} logo={brand.logo} minAge={brand.minAge} due withoutScript={withoutScript} />
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}

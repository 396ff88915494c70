import { vars } from '@heartwood/ui';
import { useRenderMaterial } from '../document/render-material';
import { entryCss } from '@heartwood/ui/entry-css';
import { entryScript } from './run-entry-warning';
import { EntryWarning } from './entry-warning';
import type { EntryWarningProps } from './entry-warning';

const css = entryCss({ display: vars.font.display, mark: vars.mark, radius: vars.radius, art: vars.art });

/** Props of the warning, in addition to the document's own material. */
export type EntryPartProps = Omit<EntryWarningProps, 'intl'>;

/** Renders the warning with its styles and script for a document of the framework. */
export function EntryPart(props: EntryPartProps) {
  const { nonce, texts } = useRenderMaterial();
  return (
    <>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
      <EntryWarning {...props} intl={texts.intl} />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: entryScript }} />
    </>
  );
}

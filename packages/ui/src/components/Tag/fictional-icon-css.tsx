import { renderToStaticMarkup } from 'react-dom/server';
import { FictionalIcon } from './FictionalIcon';
import { FictionalIconProvider } from './FictionalIconProvider';

/**
 * Returns the CSS that provides the brand's icon to every `FictionalTag`, for a `<style nonce>`: printed by
 * the server, so that pages need no script for it.
 */
export function fictionalIconCss(icon: string | null): string {
  const svg = renderToStaticMarkup(
    <FictionalIconProvider icon={icon}>
      <FictionalIcon />
    </FictionalIconProvider>,
  );
  return `:root{--fictional-icon:url("data:image/svg+xml,${encodeURIComponent(svg)}")}`;
}

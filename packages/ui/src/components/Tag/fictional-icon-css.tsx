import { renderToStaticMarkup } from 'react-dom/server';
import { FictionalIcon } from './FictionalIcon';

/**
 * Returns the CSS that provides the brand's icon to every `FictionalTag`, for a `<style nonce>`: printed by
 * the server, so that pages need no script for it.
 */
export function fictionalIconCss(icon: string | null): string {
  const svg = renderToStaticMarkup(<FictionalIcon icon={icon} />);
  return `:root{--fictional-icon:url("data:image/svg+xml,${encodeURIComponent(svg)}")}`;
}

import { createPortal } from 'react-dom';
import { splashLinks } from '../document/splash-screens';

/** Adds the splash screens to the document's head: iOS reads them when the member installs the app. */
export function SplashLinks() {
  return createPortal(
    splashLinks.map(({ media, href }) => (
      <link key={href} rel="apple-touch-startup-image" media={media} href={href} />
    )),
    document.head,
  );
}

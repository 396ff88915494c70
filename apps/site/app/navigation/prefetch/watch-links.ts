import { createRouteMatch } from '../route-match';
import { savesData } from './saves-data';
import { scriptsOfPage } from './scripts-of-page';

const fetched = new Set<string>();

function fetchScripts(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (fetched.has(address)) continue;
    fetched.add(address);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}

/**
 * Prefetches the scripts behind links in or entering the viewport, unless data saving is on. The manifest
 * grows while the framework discovers routes, so it is read each time. Returns a function that stops it.
 */
export function watchLinks(): () => void {
  const { routes } = window.__remixManifest;
  if (savesData()) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    const match = createRouteMatch(routes);
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      if (target.origin !== window.location.origin) continue;
      const page = match(target.pathname);
      if (page) fetchScripts(scriptsOfPage(routes, page));
    }
  });
  for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
  return () => observer.disconnect();
}

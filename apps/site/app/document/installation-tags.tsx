import { routes } from '@heartwood/domain';
import type { RouteName } from '@heartwood/domain';
import { useMatches } from '@remix-run/react';
import { urls } from '../urls';
import { useMaybeRootData } from '../visit/root-data';
import { shortName } from './short-name';

function isLander(id: string | undefined): boolean {
  return id !== undefined && Object.hasOwn(routes, id) && routes[id as RouteName].layout === 'lander';
}

/** Renders the head tags for devices that install the site as an app; nothing on landers. */
export function InstallationTags() {
  const root = useMaybeRootData();
  const page = useMatches().at(-1)?.id;
  if (!root || isLander(page)) return null;
  return (
    <>
      <link rel="manifest" href={urls.webAppManifest(root.locale)} />
      <link rel="apple-touch-icon" sizes="180x180" href={urls.appIcon('touch-180')} />
      <meta name="mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-title" content={shortName(root.brand)} />
      <meta name="apple-mobile-web-app-status-bar-style" content="default" />
    </>
  );
}

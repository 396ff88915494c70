import { creditsHandle, CreditsPage } from './credits-page';

export { action, loader } from './credits.server';

export const handle = creditsHandle;

/** The purchase page. */
export default function CreditsRoute() {
  return <CreditsPage />;
}

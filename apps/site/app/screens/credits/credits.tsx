import { creditsHandle, CreditsPage } from './credits-page';

export { action, loader } from './credits.server';

export const handle = creditsHandle;

/** What can be bought. */
export default function CreditsRoute() {
  return <CreditsPage />;
}

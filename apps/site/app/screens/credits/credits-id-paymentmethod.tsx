import { creditsHandle, CreditsPage } from './credits-page';

export { action, loader } from './credits.server';

export const handle = creditsHandle;

/** What can be bought, with package and method chosen. */
export default function ChosenCreditsRoute() {
  return <CreditsPage />;
}

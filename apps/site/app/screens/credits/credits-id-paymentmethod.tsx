import { creditsHandle, CreditsPage } from './credits-page';

export { action, loader } from './credits.server';

export const handle = creditsHandle;

/** The purchase page with package and method selected. */
export default function ChosenCreditsRoute() {
  return <CreditsPage />;
}

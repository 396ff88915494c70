import { runConsent } from './run-consent';

/** The notice's script as it stands in a page. */
export const consentScript = `(${runConsent.toString()})();`;

import { runEntryWarning } from './run-entry-warning';

/** The warning's script as it stands in a page. */
export const entryScript = `(${runEntryWarning.toString()})();`;

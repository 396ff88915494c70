import { buildEntries } from '../../test/support/server-process';

/** Builds the server once for the proofs that kill it. */
export default buildEntries;

import { countVisit } from './operations/countVisit';

/** The operations of the visits area: how advertising does. */
export const visitOperations = [countVisit];

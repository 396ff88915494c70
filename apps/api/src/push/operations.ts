import { unsubscribePush } from './operations/unsubscribePush';

/** The operations of the push area. */
export const pushOperations = [unsubscribePush];

import { getEvents } from './operations/getEvents';

/** The operations of the events area. */
export const eventOperations = [getEvents];

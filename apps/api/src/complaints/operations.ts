import { complain } from './operations/complain';

/** The operations of the complaints area. */
export const complaintOperations = [complain];

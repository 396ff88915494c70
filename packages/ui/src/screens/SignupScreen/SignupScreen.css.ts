import { style } from '@vanilla-extract/css';

/** The ways away from a step without a progress. */
export const ways = style({ display: 'flex', justifyContent: 'space-between', minHeight: '48px' });

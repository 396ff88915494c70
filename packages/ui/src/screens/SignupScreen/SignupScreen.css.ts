import { style } from '@vanilla-extract/css';

/** The back and close buttons of a step without progress. */
export const ways = style({ display: 'flex', justifyContent: 'space-between', minHeight: '48px' });

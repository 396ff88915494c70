import { globalLayer } from '@vanilla-extract/css';

/** Order of the cascade: the reset, then component styles, which are in no layer. */
export const layers = { reset: globalLayer('hw-reset') };

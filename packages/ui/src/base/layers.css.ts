import { globalLayer } from '@vanilla-extract/css';

/** Order of the cascade: the reset, then component styles, which stand outside every layer. */
export const layers = { reset: globalLayer('hw-reset') };

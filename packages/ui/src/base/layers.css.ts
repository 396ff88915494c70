import { globalLayer } from '@vanilla-extract/css';

/** Order of the cascade: reset, layout helpers, then component styles, which stand outside every layer. */
export const layers = { reset: globalLayer('hw-reset'), layout: globalLayer('hw-layout') };

import { globalStyle, style } from '@vanilla-extract/css';

export const motif = style({ width: '100%', height: '100%' });
globalStyle(`${motif} > svg`, { width: '100%', height: '100%' });

import { globalStyle, style } from '@vanilla-extract/css';

export const likeForm = style({ display: 'inline-block' });
globalStyle(`${likeForm}[data-liked] svg`, { fill: 'currentColor' });

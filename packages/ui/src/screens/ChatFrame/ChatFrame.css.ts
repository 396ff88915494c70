import { globalStyle, style } from '@vanilla-extract/css';

export const fill = style({ display: 'grid', height: '100dvh', overflow: 'hidden' });
globalStyle(`${fill} > div`, { minHeight: 0, height: '100dvh' });
globalStyle(`${fill} main`, { flex: '1 1 0', minHeight: 0, overflow: 'hidden' });

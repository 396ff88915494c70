import { style } from '@vanilla-extract/css';

export const area = style({ display: 'block', minHeight: '96px', paddingBlock: '14px', resize: 'vertical' });

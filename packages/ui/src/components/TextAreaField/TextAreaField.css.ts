import { style } from '@vanilla-extract/css';
import { space } from '../../layout/space';

export const area = style({
  display: 'block',
  minHeight: '96px',
  paddingBlock: space[12],
  resize: 'vertical',
});

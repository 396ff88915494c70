import { style } from '@vanilla-extract/css';
import { space } from '../../layout/space';

export const locate = style({ marginTop: space[8] });

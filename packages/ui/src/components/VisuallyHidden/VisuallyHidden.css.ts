import { style } from '@vanilla-extract/css';
import { hiddenWords } from '../../base/hidden-words';

export const visuallyHidden = style(hiddenWords);

import { globalStyle, style } from '@vanilla-extract/css';
import { frame } from '../SelectField/SelectField.css';
import { fieldLabel } from '../Field/Field.css';
import { space } from '../../layout/space';

export const legend = style([fieldLabel, { float: 'left', width: '100%' }]);
export const parts = style({ display: 'flex', gap: space[8], clear: 'both' });
export const narrow = style({ flex: '3 1 0', minWidth: 0 });
export const wide = style({ flex: '4 1 0', minWidth: 0 });

globalStyle(`${parts} select`, { paddingInline: `${space[12]} ${space[28]}` });
globalStyle(`${parts} ${frame} > svg`, { right: space[8] });

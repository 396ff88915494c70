import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

export const address = style({ color: vars.color.text, fontWeight: 600, overflowWrap: 'anywhere' });

const outcome = style({ display: 'block', selectors: { '&:empty': { display: 'none' } } });
export const sent = style([outcome, { color: vars.color.text }]);
export const failed = style([outcome, { color: vars.color.dangerText }]);

export const answers = style({ display: 'grid', gap: space[8], marginTop: space[20] });

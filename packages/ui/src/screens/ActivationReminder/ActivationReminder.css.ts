import { style } from '@vanilla-extract/css';
import { below } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

/** The smartphones that get the sheet, which is opened by script. */
export const notOnPhones = style({
  '@media': { [`${below('tablet')} and (pointer: coarse) and (scripting: enabled)`]: { display: 'none' } },
});

export const address = style({ color: vars.color.text, fontWeight: 600, overflowWrap: 'anywhere' });

const outcome = style({ display: 'block', selectors: { '&:empty': { display: 'none' } } });
export const sent = style([outcome, { color: vars.color.text }]);
export const failed = style([outcome, { color: vars.color.dangerText }]);

export const answers = style({ display: 'grid', gap: space[8], marginTop: space[20] });

import { style } from '@vanilla-extract/css';
import { largeText } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

export const form = style({ display: 'grid', gap: space[20], minWidth: 0 });
export const label = style({ color: vars.color.muted, fontSize: fontSize.meta });
export const value = style({ fontWeight: 650 });
export const why = style({ color: vars.color.muted, fontSize: fontSize.small });
export const actions = style({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[12],
  '@media': { [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  padding: `${space[8]} 0 ${space[4]}`,
  background: vars.color.raised,
});

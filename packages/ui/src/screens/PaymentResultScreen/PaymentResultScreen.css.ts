import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const columnWidth = '560px';
const stepMark = '28px';

export const page = style({
  display: 'grid',
  gap: space[20],
  width: `min(${columnWidth}, 100% - ${space[28]})`,
  marginInline: 'auto',
  padding: `${space[24]} 0 ${space[40]}`,
  '@media': { [from('tablet')]: { padding: `${space[48]} 0 ${space[64]}` } },
});
export const body = style({ display: 'grid', gap: space[20] });

export const steps = style({ display: 'grid', gap: space[16] });
export const step = style({
  display: 'grid',
  gridTemplateColumns: `${stepMark} 1fr`,
  gap: `0 ${space[12]}`,
  alignItems: 'start',
});
export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: stepMark,
    height: stepMark,
    borderRadius: '50%',
    fontSize: fontSize.label,
  },
  variants: {
    state: {
      done: { color: vars.color.successText, background: vars.color.successSoft },
      now: { color: vars.color.warnText, background: vars.color.warnSoft },
      next: { color: vars.color.muted, background: vars.color.sunken },
    },
  },
});
export const stepName = style({ fontWeight: 650, overflowWrap: 'anywhere' });
export const stepNote = style({
  color: vars.color.muted,
  fontSize: fontSize.meta,
  fontVariantNumeric: 'tabular-nums',
});

export const unsent = style({ display: 'grid', gap: space[8] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
  gap: space[12],
});

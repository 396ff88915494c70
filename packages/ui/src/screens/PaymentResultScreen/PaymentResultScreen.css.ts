import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

const iconSize = '1.8rem';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[24]} ${space[12]} ${space[40]}`,
  '@media': { [from('tablet')]: { padding: `${space[64]} ${space[24]}` } },
});
export const column = style({ width: 'min(560px, 100%)' });
export const inside = style({
  display: 'grid',
  gap: space[24],
  padding: `${space[32]} ${space[20]}`,
  '@media': { [from('tablet')]: { padding: `${space[44]} ${space[48]} ${space[36]}` } },
});
export const words = style({ display: 'grid', justifyItems: 'center', gap: space[8], textAlign: 'center' });

export const disc = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '76px',
    height: '76px',
    marginBottom: space[8],
    borderRadius: '50%',
    fontSize: iconSize,
  },
  variants: {
    kind: {
      pending: { color: vars.color.warnText, background: vars.color.warnSoft },
      completed: { color: vars.color.successText, background: vars.color.successSoft },
      failed: { color: vars.color.dangerText, background: vars.color.dangerSoft },
      cancelled: { color: vars.color.muted, background: vars.color.sunken },
    },
  },
});

export const lines = style({ borderTop: `1px solid ${vars.color.line}` });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[16]}`,
  padding: `${space[12]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const label = style({ color: vars.color.muted });
export const value = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

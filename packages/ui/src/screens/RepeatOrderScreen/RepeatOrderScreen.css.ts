import { style } from '@vanilla-extract/css';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const page = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: 'min(620px, 100%)',
  marginInline: 'auto',
  padding: `${space[20]} 0 ${space[40]}`,
});
export const method = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '40px',
});
export const name = style({ flex: 1, minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' });
export const pay = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [below('desktop')]: {
      position: 'fixed',
      zIndex: layer.notice,
      insetInline: 0,
      bottom: 0,
      padding: `${space[12]} ${space[16]} max(${space[16]}, env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
    },
    [from('desktop')]: { paddingTop: space[8] },
  },
});
export const fine = style({
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  textAlign: 'center',
});

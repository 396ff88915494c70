import { style } from '@vanilla-extract/css';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const desktop = from('desktop');
const phone = below('desktop');

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[16] });
export const discount = style([line, { color: vars.color.successText, fontWeight: 650 }]);
export const value = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const pay = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [phone]: {
      position: 'fixed',
      zIndex: layer.notice,
      insetInline: 0,
      bottom: 0,
      padding: `${space[12]} ${space[16]} max(${space[24]}, env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
    },
    [desktop]: { gap: space[16], paddingTop: space[12], borderTop: `1px solid ${vars.color.line}` },
  },
});
export const totalLabel = style({
  color: vars.color.muted,
  fontSize: fontSize.small,
  '@media': { [desktop]: { color: vars.color.text, fontSize: fontSize.body, fontWeight: 650 } },
});

export const fine = style({
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  '@media': { [desktop]: { textAlign: 'center' } },
});

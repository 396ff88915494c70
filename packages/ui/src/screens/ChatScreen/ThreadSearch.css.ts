import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { layer } from '../../layout/z-layers';
import { vars } from '../../themes/contract.css';
import { control } from '../../components/Field/Field.css';
import { fontSize } from '../../type/font-size';

const tablet = from('tablet');

export const search = style({
  position: 'relative',
  zIndex: layer.control,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});
export const form = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '64px',
  padding: `${space[6]} ${space[6]}`,
  '@media': { [tablet]: { minHeight: '76px', padding: `${space[6]} ${space[24]}` } },
});
export const box = style([
  control,
  {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: space[8],
    width: 'auto',
    minWidth: 0,
    padding: `0 ${space[2]} 0 ${space[16]}`,
    color: vars.color.muted,
    fontSize: fontSize.large,
    selectors: {
      '&:has(input:focus-visible)': {
        borderColor: vars.color.focus,
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
      },
    },
  },
]);
export const field = style({
  flex: 1,
  minWidth: 0,
  minHeight: '44px',
  border: 0,
  outline: 'none',
  color: vars.color.text,
  background: 'none',
  fontSize: fontSize.typed,
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
});
export const results = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: '52px',
  padding: `0 ${space[6]} 0 ${space[20]}`,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: fontSize.small,
  lineHeight: 1.3,
  '@media': { [tablet]: { padding: `0 ${space[24]}` } },
});
export const count = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const steps = style({ display: 'flex', flex: 'none', gap: space[8] });

import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';

export const bar = recipe({
  base: {
    position: 'relative',
    zIndex: layer.bar,
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '60px',
    padding: '0 8px',
    borderBottom: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
  },
  variants: {
    start: { logo: { paddingLeft: '14px' }, back: {} },
    until: {
      desktop: { '@media': { [from('desktop')]: { display: 'none' } } },
      tablet: { '@media': { [from('tablet')]: { display: 'none' } } },
    },
  },
  defaultVariants: { start: 'back', until: 'desktop' },
});

export const main = style({ flex: '1 1 0', minWidth: 0 });
export const title = style({ fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.3 });

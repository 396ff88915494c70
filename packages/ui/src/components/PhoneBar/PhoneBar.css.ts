import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const bar = recipe({
  base: {
    position: 'relative',
    zIndex: layer.bar,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[4],
    minHeight: '60px',
    padding: `0 ${space[8]}`,
    borderBottom: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
  },
  variants: {
    start: { logo: { paddingLeft: space[12] }, back: {} },
    until: {
      desktop: { '@media': { [from('desktop')]: { display: 'none' } } },
      tablet: { '@media': { [from('tablet')]: { display: 'none' } } },
    },
  },
  defaultVariants: { start: 'back', until: 'desktop' },
});

/** The minimum width of a title's line; other content wraps below before the title gets less. */
const titleWidth = '5em';

export const main = style({
  flex: '1 1 0',
  minWidth: 0,
  selectors: { [`${bar.classNames.variants.start.back} > &`]: { flexBasis: titleWidth } },
});
export const title = style({ fontSize: fontSize.lead, fontWeight: 650, lineHeight: 1.3 });

import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from, largeText, smallPhone } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const desktop = from('desktop');

export const header = recipe({
  base: { zIndex: layer.header },
  variants: {
    kind: {
      bar: {
        position: 'relative',
        background: vars.color.surface,
        borderBottom: `1px solid ${vars.color.line}`,
      },
      over: {
        position: 'absolute',
        insetInline: 0,
        top: 0,
        '@media': { [largeText]: { position: 'relative', background: vars.color.surface } },
      },
    },
  },
});

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[8]}`,
  minHeight: '60px',
  padding: `0 ${space[12]} 0 ${space[20]}`,
  '@media': {
    [largeText]: { flexWrap: 'wrap' },
    [desktop]: { minHeight: '72px', padding: `0 ${space[24]} 0 ${space[48]}` },
  },
});

globalStyle(`${header.classNames.variants.kind.bar} > ${inner}`, {
  '@media': { [desktop]: { width: 'min(1320px, 100% - 48px)', marginInline: 'auto', padding: 0 } },
});

export const right = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: `0 ${space[4]}`,
    minWidth: 0,
    marginInlineStart: 'auto',
  },
  variants: {
    /** Where a phone has no space for both, the offer is below the login link. */
    offer: {
      true: { '@media': { [below('large')]: { flexWrap: 'wrap-reverse' } } },
      false: {},
    },
    kind: {
      bar: {},
      over: {
        '@media': {
          [desktop]: {
            marginTop: space[12],
            padding: `0 ${space[12]} 0 ${space[4]}`,
            borderRadius: vars.radius.button,
            background: vars.color.surface,
          },
        },
      },
    },
  },
});

globalStyle(`${right.classNames.base} summary`, {
  '@media': { [below('tablet')]: { paddingInline: space[4] } },
});

export const login = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  padding: `0 ${space[8]}`,
  fontSize: fontSize.label,
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: 'end',
  textWrap: 'balance',
  '@media': { [below('tablet')]: { paddingInline: space[4] }, [desktop]: { whiteSpace: 'nowrap' } },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});

export const adult = style({
  flex: 'none',
  padding: `${space[2]} ${space[8]}`,
  border: '1.5px solid currentColor',
  borderRadius: '99px',
  fontSize: fontSize.fine,
  fontWeight: 700,
  '@media': { [smallPhone]: { display: 'none' } },
});

/** Hidden in a phone's header in favour of a language offer. */
export const besideOffer = style({ '@media': { [below('tablet')]: { display: 'none' } } });
export const footerLanguage = style({ '@media': { [from('large')]: { display: 'none' } } });

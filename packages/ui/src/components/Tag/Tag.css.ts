import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { photoInk } from '../../base/photo-ink';
import { vars } from '../../themes/contract.css';

export const tag = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '28px',
    maxWidth: '100%',
    padding: '0 11px',
    borderRadius: vars.radius.chip,
    fontFamily: vars.font.text,
    fontSize: '.8125rem',
    fontWeight: 650,
    lineHeight: 1.2,
    textTransform: vars.label.transform as 'none',
  },
  variants: {
    look: {
      glass: { color: photoInk.text, background: photoInk.glass, backdropFilter: 'blur(8px)' },
      secondary: { color: vars.color.onSecondary, background: vars.color.secondary },
      primary: { color: vars.color.onPrimary, background: vars.color.primary },
      soft: { color: vars.color.primaryText, background: vars.color.primarySoft },
      success: { color: vars.color.successText, background: vars.color.successSoft },
      warn: { color: vars.color.warnText, background: vars.color.warnSoft },
      danger: { color: vars.color.dangerText, background: vars.color.dangerSoft },
      plain: { background: vars.color.well },
    },
    size: {
      regular: {},
      compact: { minHeight: '26px', padding: '0 9px', fontSize: '.75rem' },
      large: { minHeight: '34px', fontSize: '.875rem' },
    },
  },
  defaultVariants: { look: 'plain', size: 'regular' },
});

export const dot = style({
  flex: 'none',
  width: '9px',
  height: '9px',
  borderRadius: '50%',
  background: photoInk.presence,
  boxShadow: `0 0 0 2px ${photoInk.presenceRing}`,
});

globalStyle(`${tag.classNames.base}:is(kbd)`, { fontFamily: 'inherit' });

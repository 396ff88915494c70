import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { photoInk } from '../../base/photo-ink';
import { smallPhone } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const toned = <Look extends string, Tone extends string>(
  look: Look,
  tone: Tone,
  color: string,
  background: string,
) => ({
  variants: { look, tone },
  style: { color, background },
});

export const tag = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[6],
    minHeight: '28px',
    maxWidth: '100%',
    padding: `0 ${space[12]}`,
    borderRadius: vars.radius.chip,
    fontFamily: vars.font.text,
    fontSize: fontSize.meta,
    fontWeight: 650,
    lineHeight: 1.2,
    textTransform: vars.label.transform as 'none',
  },
  variants: {
    look: {
      filled: {},
      soft: { background: vars.color.well },
      glass: { color: photoInk.text, background: photoInk.glass, backdropFilter: 'blur(8px)' },
    },
    tone: { neutral: {}, primary: {}, secondary: {}, success: {}, warn: {}, danger: {} },
    size: {
      small: {
        minHeight: '26px',
        padding: `0 ${space[8]}`,
        fontSize: fontSize.fine,
        '@media': { [smallPhone]: { paddingInline: space[6], fontSize: fontSize.tiny } },
      },
      medium: {},
      large: { minHeight: '34px', fontSize: fontSize.small },
    },
  },
  compoundVariants: [
    toned('filled', 'primary', vars.color.onPrimary, vars.color.primary),
    toned('filled', 'secondary', vars.color.onSecondary, vars.color.secondary),
    toned('soft', 'primary', vars.color.primaryText, vars.color.primarySoft),
    toned('soft', 'success', vars.color.successText, vars.color.successSoft),
    toned('soft', 'warn', vars.color.warnText, vars.color.warnSoft),
    toned('soft', 'danger', vars.color.dangerText, vars.color.dangerSoft),
  ],
  defaultVariants: { look: 'soft', tone: 'neutral', size: 'medium' },
});

const fictionalMask = 'var(--fictional-icon) center / contain no-repeat';
export const fictionalIcon = style({
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  background: 'currentColor',
  WebkitMask: fictionalMask,
  mask: fictionalMask,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
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

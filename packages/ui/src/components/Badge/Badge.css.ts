import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const badge = recipe({
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '22px',
    height: '22px',
    padding: `0 ${space[6]}`,
    borderRadius: '11px',
    fontFamily: vars.font.text,
    fontSize: fontSize.meta,
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
  variants: {
    tone: {
      unread: { color: vars.color.onUnread, background: vars.color.unread },
      secondary: { color: vars.color.onSecondary, background: vars.color.secondary },
      danger: { color: vars.color.onDanger, background: vars.color.danger },
      neutral: { color: vars.color.bg, background: vars.color.text },
    },
    size: {
      small: { minWidth: '18px', height: '18px', padding: `0 ${space[4]}`, fontSize: fontSize.tiny },
      medium: {},
    },
    ring: { true: { boxShadow: `0 0 0 2.5px ${vars.color.surface}` } },
  },
  defaultVariants: { tone: 'unread', size: 'medium' },
});

import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../../base/motion';
import { below, from, smallPhone } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const tablet = from('tablet');

export const thread = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  background: vars.color.bg,
});

export const head = style({
  position: 'relative',
  zIndex: layer.control,
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: '64px',
  padding: `0 ${space[6]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [tablet]: { minHeight: '76px', padding: `0 ${space[24]}` } },
});
export const back = style({ marginInlineEnd: space[6], '@media': { [tablet]: { display: 'none' } } });

export const partner = style({
  display: 'flex',
  flex: '0 1 auto',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  minHeight: '56px',
  borderRadius: vars.radius.control,
  '@media': { [smallPhone]: { gap: space[8] } },
});
export const partnerWords = style({ display: 'grid', minWidth: 0 });
export const partnerName = style({
  fontSize: fontSize.lead,
  fontWeight: 650,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': { [smallPhone]: { fontSize: fontSize.body } },
});
const note = style({
  overflow: 'hidden',
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const status = style([note, { color: vars.color.muted }]);
export const present = style([note, { color: vars.color.successText, fontWeight: 600 }]);
export const headActions = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: 'auto',
  '@media': { [smallPhone]: { gap: 0 } },
});

export const find = style({ '@media': { [below('tablet')]: { display: 'none' } } });

export const strip = style({
  padding: `${space[8]} ${space[12]} 0`,
  '@media': { [tablet]: { padding: `${space[8]} ${space[24]} 0` } },
});

export const stage = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  minHeight: 0,
});
export const newer = style({
  position: 'absolute',
  zIndex: layer.control,
  right: space[16],
  bottom: space[16],
  borderRadius: vars.radius.button,
  background: vars.color.raised,
  boxShadow: vars.elevation.raised,
});

/** Reversed, so that the newest message is in view before hydration. */
export const scroller = style({
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column-reverse',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  ':focus-visible': { outlineOffset: '-3px' },
});

export const log = style({
  display: 'flex',
  flex: '1 0 auto',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space[8],
  padding: space[12],
  '@media': { [tablet]: { padding: `${space[16]} ${space[28]}` } },
});
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  selectors: { '& + &': { marginTop: space[2] } },
});
export const message = style({ display: 'contents' });
export const hit = style({});
globalStyle(`${hit} > *`, {
  outline: `3px solid ${vars.color.secondary}`,
  outlineOffset: '1px',
});
export const mark = style({
  borderRadius: vars.radius.tail,
  color: vars.color.onSecondary,
  background: vars.color.secondary,
  boxDecorationBreak: 'clone',
});

export const unread = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: vars.color.primaryText,
  fontSize: fontSize.meta,
  fontWeight: 700,
  '::before': { flex: 1, content: '', height: '2px', background: vars.color.primaryText, opacity: 0.45 },
  '::after': { flex: 1, content: '', height: '2px', background: vars.color.primaryText, opacity: 0.45 },
});

const bob = keyframes({ '30%': { transform: 'translateY(-4px)' }, '60%': { transform: 'none' } });
const dot = '8px';
export const dots = style({
  display: 'flex',
  gap: space[6],
  width: 'fit-content',
  padding: `${space[16]} ${space[16]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.bubble,
  borderBottomLeftRadius: vars.radius.tail,
  background: vars.color.theirs,
});
globalStyle(`${dots} > span`, {
  width: dot,
  height: dot,
  borderRadius: '50%',
  background: vars.color.muted,
  animation: `${bob} 1.2s infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
globalStyle(`${dots} > :nth-child(2)`, { animationDelay: '.15s' });
globalStyle(`${dots} > :nth-child(3)`, { animationDelay: '.3s' });
export const older = style({ display: 'flex', justifyContent: 'center' });
export const start = style({ marginBlock: 'auto', padding: `${space[32]} 0` });

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '44px',
  padding: `0 ${space[6]}`,
  color: vars.color.primaryText,
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
export const quietAction = style([action, { color: vars.color.text }]);

export const closed = style({
  padding: `${space[16]} ${space[12]} max(${space[24]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [tablet]: { padding: `${space[16]} ${space[24]}` } },
});

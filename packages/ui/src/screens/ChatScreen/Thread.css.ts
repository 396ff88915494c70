import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
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
});
export const partnerWords = style({ display: 'grid', minWidth: 0 });
export const partnerName = style({
  fontSize: fontSize.lead,
  fontWeight: 650,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
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
});

/** Reversed, so that the newest message is in view before any script runs. */
export const scroller = style({
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column-reverse',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
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

export const closed = style({
  padding: `${space[16]} ${space[12]} max(${space[24]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [tablet]: { padding: `${space[16]} ${space[24]}` } },
});

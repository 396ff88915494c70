import { globalStyle, style } from '@vanilla-extract/css';
import { from, largeText, smallPhone } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const safeArea = 'max(24px, env(safe-area-inset-bottom))';

export const bar = style({
  position: 'fixed',
  zIndex: layer.bar,
  right: 0,
  bottom: 0,
  left: 0,
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  minHeight: '82px',
  padding: `${space[4]} ${space[6]} ${safeArea}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [smallPhone]: { paddingInline: space[2] }, [from('desktop')]: { display: 'none' } },
});

export const tab = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: '53px',
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  fontSize: fontSize.tiny,
  fontWeight: 640,
  lineHeight: 1.2,
  textAlign: 'center',
  selectors: { '&[aria-current]': { color: vars.color.primaryText } },
});

globalStyle(`${tab} > svg`, { width: '24px', height: '24px' });
globalStyle(`${tab}[aria-current] > svg`, { strokeWidth: 2.4 });

/** Large text leaves the icons alone, which are named by it. */
export const label = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [smallPhone]: { letterSpacing: '-.04em' },
    [largeText]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
  },
});
export const badgeSlot = style({ position: 'absolute', top: 0, left: `calc(50% + ${space[6]})` });

/** Space below the page's content, so that the tabs cover nothing. */
export const tabBarSpacer = style({ height: '82px', '@media': { [from('desktop')]: { display: 'none' } } });

import { style } from '@vanilla-extract/css';
import { photoInk } from '../../base/photo-ink';
import { from } from '../../layout/breakpoints';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

const desktop = from('desktop');
/** How far the sheet with the text overlaps the photo on a phone. */
const overlap = '42px';

const frame = {
  position: 'relative',
  height: 'min(448px, 115vw)',
  '@media': {
    'screen and (min-width: 36rem) and (max-width: 61.99875rem)': { height: '560px' },
    [desktop]: { height: 'min(600px, 72vh)', overflow: 'hidden', borderRadius: vars.radius.card },
  },
} as const;

export const main = style(frame);

export const camera = style({
  position: 'absolute',
  zIndex: layer.menu,
  right: space[16],
  bottom: overlap,
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.icon,
  color: photoInk.lockIcon,
  background: photoInk.text,
  fontSize: fontSize.large,
  '@media': { [desktop]: { right: space[16], bottom: space[16] } },
});

export const missing = style({ ...frame, display: 'block', color: vars.color.primaryText });
export const missingWords = style({
  position: 'absolute',
  zIndex: layer.cross,
  left: '50%',
  top: '38%',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '48px',
  width: 'max-content',
  maxWidth: `calc(100% - ${space[32]})`,
  padding: `0 ${space[20]}`,
  border: `2px dashed ${vars.color.control}`,
  borderRadius: vars.radius.button,
  background: vars.color.surface,
  fontWeight: 650,
  transform: 'translate(-50%, -50%)',
  '@media': { [desktop]: { top: '50%' } },
});

export const others = style({
  display: 'none',
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: space[12],
      marginTop: space[12],
    },
  },
});
export const other = style({ display: 'block', overflow: 'hidden', borderRadius: vars.radius.photo });
export const add = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  height: '100%',
  minHeight: '96px',
  padding: space[8],
  border: `2px dashed ${vars.color.control}`,
  borderRadius: vars.radius.photo,
  color: vars.color.primaryText,
  fontSize: fontSize.small,
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

import { style } from '@vanilla-extract/css';
import { space } from '../../layout/space';
import { layer } from '../../layout/z-layers';
import { vars } from '../../themes/contract.css';
import { displaySize } from '../../type/font-size';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `0 ${space[16]}`,
  textAlign: 'center',
});

export const faces = style({
  position: 'relative',
  width: '224px',
  height: '150px',
  marginBottom: space[24],
});
export const face = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '150px',
  height: '150px',
  overflow: 'hidden',
  borderRadius: '50%',
});
export const words = style({
  position: 'absolute',
  zIndex: layer.base,
  top: space[8],
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: '134px',
  height: '134px',
  border: `2.5px dashed ${vars.color.control}`,
  borderRadius: '50%',
  color: vars.color.primaryText,
  background: vars.color.bg,
  fontFamily: vars.font.display,
  fontSize: displaySize(56),
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  quotes: 'auto',
  '::before': { content: 'open-quote "\\2009" close-quote' },
});

export const sentence = style({
  maxWidth: '34ch',
  margin: `${space[12]} 0 ${space[24]}`,
  color: vars.color.muted,
});
/** Fits one line of text and one of chips. */
export const shared = style({ minHeight: '76px', marginBottom: space[24] });

import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { layer } from '../../layout/z-layers';
import { fontSize } from '../../type/font-size';

/** Heights reserved for the fixed bottom bar of a profile, and of an order. */
const profileBar = '150px';
const orderFoot = '248px';

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
});

export const main = style({ flex: '1 0 auto', width: '100%' });

/** On a phone the footer starts below the tabs, even on a short page. */
globalStyle(`${frame}[data-phone=main] > ${main}`, {
  '@media': { [below('desktop')]: { minHeight: 'calc(100svh - 142px)' } },
});

/** On a phone the strip is sticky; on a wide desktop the navigation is, which then shows the bonus. */
export const bonusPlace = style({
  '@media': { [below('desktop')]: { position: 'sticky', zIndex: layer.header, top: 0 } },
});
globalStyle(`${frame}[data-bonus] > header`, {
  '@media': { [from('wide')]: { position: 'sticky', zIndex: layer.header, top: 0 } },
});

/** One line in every language: the crown is hidden before a word wraps. */
export const phonePremium = style({
  flex: '99 1 0',
  minWidth: 'min-content',
  maxWidth: 'max-content',
});
globalStyle(`${phonePremium} > a`, {
  flexFlow: 'row-reverse wrap',
  alignContent: 'flex-start',
  alignItems: 'center',
  height: '44px',
  gap: `${space[24]} ${space[8]}`,
  padding: `${space[12]} ${space[8]}`,
  overflow: 'hidden',
  fontSize: fontSize.small,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
});
globalStyle(`${phonePremium} > a > svg`, { order: 1, height: '20px' });

export const footerLogout = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [from('desktop')]: { display: 'none' } },
});

globalStyle(`${frame}[data-phone=bare] > footer`, {
  '@media': { [below('desktop')]: { paddingBottom: profileBar } },
});
globalStyle(`${frame}:has([data-buying]) > footer`, {
  '@media': { [below('desktop')]: { paddingBottom: orderFoot } },
});

export const disclaimer = style({ maxWidth: '92ch' });
export const usFooter = style({ maxWidth: '92ch' });

import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../layout/breakpoints';

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
});

export const main = style({ flex: '1 0 auto', width: '100%' });

/** On a phone the footer begins below the tabs, never in the middle of a short page. */
globalStyle(`${frame}[data-phone=main] > ${main}`, {
  '@media': { [below('desktop')]: { minHeight: 'calc(100svh - 142px)' } },
});

export const phoneOff = style({ '@media': { [below('desktop')]: { display: 'none' } } });

/** One line whatever the language: the crown goes before a word wraps. */
export const phonePremium = style({ flex: '0 1 auto', minWidth: 0, marginInlineStart: '6px' });
globalStyle(`${phonePremium} > a`, {
  flexFlow: 'row-reverse wrap',
  alignContent: 'flex-start',
  alignItems: 'center',
  height: '44px',
  gap: '24px 8px',
  padding: '12px',
  overflow: 'hidden',
  lineHeight: '20px',
  whiteSpace: 'nowrap',
});
globalStyle(`${phonePremium} > a > svg`, { order: 1, height: '20px' });

export const alerts = style({
  display: 'grid',
  gap: '12px',
  width: 'min(1320px, 100% - 28px)',
  margin: '16px auto 0',
  '@media': { [from('tablet')]: { width: 'min(1320px, 100% - 48px)' } },
});

/** Above a page that begins with a picture from edge to edge. */
export const alertsOverPicture = style([
  alerts,
  { '@media': { [below('desktop')]: { marginBottom: '16px' } } },
]);

export const footerLogout = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '@media': { [from('desktop')]: { display: 'none' } },
});

globalStyle(`${frame}[data-phone=bare] > footer`, {
  '@media': { [below('desktop')]: { paddingBottom: '140px' } },
});

export const disclaimer = style({ maxWidth: '92ch' });
export const usFooter = style({ maxWidth: '92ch' });

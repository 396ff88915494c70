import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { fitted } from '../../type/fitted';

const display = {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariantNumeric: 'lining-nums',
} as const;
const desktop = from('desktop');
const left = 'min(600px, 44vw)';

export const hero = style({
  position: 'relative',
  display: 'grid',
  background: vars.color.surface,
  '@media': {
    [desktop]: {
      gridTemplateColumns: left,
      gridTemplateRows: 'auto 1fr',
      minHeight: 'clamp(720px, 100vh, 1080px)',
    },
  },
});

export const opening = style({
  containerType: 'inline-size',
  padding: '76px 20px 18px',
  '@media': { [desktop]: { padding: '132px 24px 44px 48px' } },
});

export const headline = style({
  ...display,
  fontSize: `calc(${fitted('clamp(2.1rem, 12vw, 3.2rem)')} * ${vars.font.scale})`,
  lineHeight: 0.96,
  letterSpacing: '-.04em',
  textWrap: 'balance',
  '@media': {
    [desktop]: {
      fontSize: `calc(${fitted('clamp(3.6rem, 6.1vw, 5.6rem)')} * ${vars.font.scale})`,
      lineHeight: 0.94,
    },
  },
});
globalStyle(`${headline} em`, { color: vars.color.primaryText, fontStyle: 'normal' });

export const say = style({
  display: 'grid',
  alignContent: 'center',
  gap: '16px',
  padding: '22px 20px 24px',
  color: '#fff',
  '@media': { [desktop]: { gap: '24px', padding: '40px 40px 44px 48px', borderRadius: '0 40px 0 0' } },
});

export const sentence = style({
  ...display,
  fontWeight: 500,
  fontFamily: vars.font.text,
  fontSize: '1.5rem',
  lineHeight: 1.62,
  letterSpacing: '-.015em',
  '@media': { [desktop]: { fontSize: '1.9rem', lineHeight: 1.55 } },
});

export const select = style({
  maxWidth: '100%',
  minHeight: '44px',
  padding: '0 2px',
  border: 0,
  borderBottom: `3px solid ${vars.color.primary}`,
  borderRadius: 0,
  color: vars.color.secondary,
  background: 'transparent',
  font: 'inherit',
  lineHeight: 1.2,
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } as object },
  ':focus-visible': { outlineColor: vars.color.secondary },
});
globalStyle(`${select} option`, { color: '#1C0B26', background: '#fff' });

export const button = style({ '@media': { [desktop]: { maxWidth: '320px' } } });

export const fine = style({ fontSize: '.875rem', color: '#EAD9E6' });

export const prices = style({
  display: 'grid',
  gap: '26px',
  width: 'min(1320px, 100% - 40px)',
  margin: '0 auto',
  padding: '44px 0',
  '@media': {
    [desktop]: {
      gridTemplateColumns: '5fr 7fr',
      gap: '72px',
      width: 'min(1320px, 100% - 96px)',
      padding: '88px 0',
    },
  },
});

export const pricesTitle = style({
  ...display,
  fontSize: `calc(2.1rem * ${vars.font.scale})`,
  lineHeight: 1,
  letterSpacing: '-.035em',
  textWrap: 'balance',
  '@media': { [desktop]: { fontSize: `calc(3.5rem * ${vars.font.scale})` } },
});

export const priceRow = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 16px',
  padding: '18px 0',
  borderTop: `2px solid ${vars.color.text}`,
});
export const priceTitle = style({ fontSize: '1.1875rem', fontWeight: 680 });
export const price = style({
  ...display,
  gridColumn: 2,
  gridRow: 'span 2',
  alignSelf: 'center',
  color: vars.color.primaryText,
  fontSize: `calc(1.5rem * ${vars.font.scale})`,
  lineHeight: 1,
  textAlign: 'end',
});
export const priceText = style({ gridColumn: 1, color: vars.color.muted });

export const questions = style({ borderBottom: `2px solid ${vars.color.text}` });
export const question = style({ borderTop: `2px solid ${vars.color.text}` });
globalStyle(`${question} summary`, { padding: '18px 0', fontSize: '1.1875rem', fontWeight: 680 });
export const answer = style({ maxWidth: '62ch', padding: '0 0 20px', color: vars.color.muted });

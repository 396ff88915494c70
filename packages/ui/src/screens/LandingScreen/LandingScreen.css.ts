import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { fitted } from '../../type/fitted';
import { space } from '../../layout/space';
import { displaySize, fontSize } from '../../type/font-size';

const headroom = { phone: '76px', desktop: '132px' };
const headlineSize = { phone: 'clamp(2.1rem, 12vw, 3.2rem)', desktop: 'clamp(3.6rem, 6.1vw, 5.6rem)' };
const sentenceSize = { phone: '1.5rem', desktop: '1.9rem' };

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
  padding: `${headroom.phone} ${space[20]} ${space[16]}`,
  '@media': { [desktop]: { padding: `${headroom.desktop} ${space[24]} ${space[44]} ${space[48]}` } },
});

export const headline = style({
  ...display,
  fontSize: `calc(${fitted(headlineSize.phone)} * ${vars.font.scale})`,
  lineHeight: 0.96,
  letterSpacing: '-.04em',
  textWrap: 'balance',
  '@media': {
    [desktop]: {
      fontSize: `calc(${fitted(headlineSize.desktop)} * ${vars.font.scale})`,
      lineHeight: 0.94,
    },
  },
});
globalStyle(`${headline} em`, { color: vars.color.primaryText, fontStyle: 'normal' });

export const say = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[16],
  padding: `${space[20]} ${space[20]} ${space[24]}`,
  color: '#fff',
  '@media': {
    [desktop]: {
      gap: space[24],
      padding: `${space[40]} ${space[40]} ${space[44]} ${space[48]}`,
      borderRadius: '0 40px 0 0',
    },
  },
});

export const sentence = style({
  ...display,
  fontWeight: 500,
  fontFamily: vars.font.text,
  fontSize: sentenceSize.phone,
  lineHeight: 1.62,
  letterSpacing: '-.015em',
  '@media': { [desktop]: { fontSize: sentenceSize.desktop, lineHeight: 1.55 } },
});

export const select = style({
  maxWidth: '100%',
  minHeight: '44px',
  padding: `0 ${space[2]}`,
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

export const fine = style({ fontSize: fontSize.small, color: '#EAD9E6' });

export const prices = style({
  display: 'grid',
  gap: space[24],
  width: 'min(1320px, 100% - 40px)',
  margin: '0 auto',
  padding: `${space[44]} 0`,
  '@media': {
    [desktop]: {
      gridTemplateColumns: '5fr 7fr',
      gap: space[72],
      width: 'min(1320px, 100% - 96px)',
      padding: `${space[88]} 0`,
    },
  },
});

export const pricesTitle = style({
  ...display,
  fontSize: displaySize(34),
  lineHeight: 1,
  letterSpacing: '-.035em',
  textWrap: 'balance',
  '@media': { [desktop]: { fontSize: displaySize(56) } },
});

export const priceRow = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[16]} 0`,
  borderTop: `2px solid ${vars.color.text}`,
});
export const priceTitle = style({ fontSize: fontSize.large, fontWeight: 680 });
export const price = style({
  ...display,
  gridColumn: 2,
  gridRow: 'span 2',
  alignSelf: 'center',
  color: vars.color.primaryText,
  fontSize: displaySize(24),
  lineHeight: 1,
  textAlign: 'end',
});
export const priceText = style({ gridColumn: 1, color: vars.color.muted });

export const questions = style({ borderBottom: `2px solid ${vars.color.text}` });
export const question = style({ borderTop: `2px solid ${vars.color.text}` });
globalStyle(`${question} summary`, { padding: `${space[16]} 0`, fontSize: fontSize.large, fontWeight: 680 });
export const answer = style({ maxWidth: '62ch', padding: `0 0 ${space[20]}`, color: vars.color.muted });

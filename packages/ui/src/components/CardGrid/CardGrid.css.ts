import { globalStyle, style } from '@vanilla-extract/css';
import { below, between, from, largeText } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

const grid = {
  display: 'grid',
  gap: vars.card.gapPhone,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
};

export const members = style({
  ...grid,
  '@media': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from('tablet')]: { gap: vars.card.gap, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('wide')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const similar = style({
  ...grid,
  '@media': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from('tablet')]: { gap: vars.card.gap, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('wide')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const first = style({ gridColumn: '1 / -1', '@media': { [from('tablet')]: { gridColumn: 'auto' } } });

export const across = style({ gridColumn: '1 / -1' });
globalStyle(`ul:has(> ${across})`, { gridAutoFlow: 'row dense' });

export const noneAlone = style({});
globalStyle(`${noneAlone} > :nth-child(n+5):nth-child(4n+1):last-child`, {
  '@media': { [from('wide')]: { display: 'none' } },
});

const lastAlone = (list: string, step: string) => `${list} > :nth-child(${step}):nth-child(n+4):last-child`;
const waits = { display: 'none' };
/** Which last card is alone in its row below a lead, in rows of two, three and four. */
const alone = { cards: ['2n', '3n+1', '4n+1'], cardsAround: ['2n+1', '3n+2', '4n+2'] } as const;
/** An incomplete list, by whether there is a full-width element among its cards. */
export const waiting = { cards: style({}), cardsAround: style({}) };
for (const name of ['cards', 'cardsAround'] as const) {
  const [two, three, four] = alone[name];
  globalStyle(lastAlone(waiting[name], two), { '@media': { [below('tablet')]: waits } });
  globalStyle(lastAlone(waiting[name], three), { '@media': { [between('tablet', 'wide')]: waits } });
  globalStyle(lastAlone(waiting[name], four), { '@media': { [from('wide')]: waits } });
}

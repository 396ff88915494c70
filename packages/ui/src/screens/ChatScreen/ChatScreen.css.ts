import { style } from '@vanilla-extract/css';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { listWidth } from './list-width';
import { space } from '../../layout/space';

export const screen = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  '@media': {
    [from('tablet')]: { gridTemplateColumns: `${listWidth.tablet} minmax(0, 1fr)` },
    [from('desktop')]: { gridTemplateColumns: `${listWidth.desktop} minmax(0, 1fr)` },
    [from('wide')]: { gridTemplateColumns: `${listWidth.desktop} minmax(0, 1fr) 320px` },
  },
});

export const widePaneScreen = style([
  screen,
  {
    '@media': {
      [from('wide')]: { gridTemplateColumns: `${listWidth.desktop} minmax(0, 1fr) 336px` },
    },
  },
]);

export const list = style({
  minHeight: 0,
  overflowY: 'auto',
  borderRight: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [below('tablet')]: { display: 'none' } },
});

export const pane = style({
  minHeight: 0,
  padding: space[20],
  overflowY: 'auto',
  borderLeft: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [below('wide')]: { display: 'none' } },
});

export const fullPane = style([pane, { padding: 0, background: vars.color.raised }]);

export const info = style({
  display: 'none',
  '@media': { 'screen and (min-width: 48rem) and (max-width: 74.99875rem)': { display: 'inline-block' } },
});

export const drawer = style({ padding: space[20] });

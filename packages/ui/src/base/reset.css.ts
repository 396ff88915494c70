import { globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css';
import { layers } from './layers.css';
import { fontSize } from '../type/font-size';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 });
reset('html', {
  fontSize: vars.font.base,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: '96px',
});
reset('body', {
  minHeight: '100dvh',
  fontFamily: vars.font.text,
  fontSize: fontSize.body,
  lineHeight: 1.5,
  color: vars.color.text,
  background: vars.color.bg,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
reset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit', lineHeight: 'inherit' });
reset('ul, ol', { padding: 0, listStyle: 'none' });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', {
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
});
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('a, button, input, label, select, summary, textarea', {
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
});
reset('fieldset', { border: 0, padding: 0, minWidth: 0 });
reset('legend', { padding: 0 });
reset('summary', { listStyle: 'none', cursor: 'pointer' });
reset('summary::-webkit-details-marker', { display: 'none' });
reset('[hidden]', { display: 'none' });
reset('svg.lucide', { width: '1.25em', height: '1.25em', flex: 'none' });
reset(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' });
reset('main:focus, [tabindex="-1"]:focus', { outline: 'none' });
reset('::selection', { color: vars.color.onSecondary, background: vars.color.secondary });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      scrollBehavior: 'auto !important' as 'auto',
      transitionDuration: '120ms !important',
      transitionProperty: 'opacity, color, background-color, border-color !important',
    },
  },
});

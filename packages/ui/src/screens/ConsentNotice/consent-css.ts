import { layer } from '../../layout/z-layers';
import { posterPalette as p } from '../poster/poster-palette';

/** The notice's colours as CSS values. */
export interface ConsentTones {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  /** Border of the two buttons. */
  readonly control: string;
  readonly focus: string;
  /** Radius of the buttons. */
  readonly radius: string;
}

/** The notice on the landers, which have no theme. */
export const posterConsentTones: ConsentTones = {
  ground: p.cream,
  text: p.night,
  muted: p.plum,
  line: p.amber,
  control: p.night,
  focus: p.wine,
  radius: '16px',
};

/** The notice's colour pairs on the landers, by ink and ground. */
export const posterConsentPairs = [
  { ink: p.night, ground: p.cream, for: 'text' },
  { ink: p.plum, ground: p.cream, for: 'text' },
  { ink: p.wine, ground: p.cream, for: 'large' },
] as const;

const atTop = 'position:relative;border-bottom:1px solid';
const atBottom = `position:fixed;z-index:${layer.notice};inset:auto 0 0;max-height:70vh;max-height:70dvh;overflow:hidden auto;overscroll-behavior:contain;border-top:1px solid`;

/**
 * Returns the styles of `ConsentNotice` as text, for pages with inline styles. `top` starts the page without
 * layout shift; `bottom` covers the lower edge, for landers, whose footer reserves space for it. A page
 * without space sets `data-consent="away"`. The age gate takes precedence.
 */
export function consentCss(tones: ConsentTones, place: 'top' | 'bottom'): string {
  const css = `
.cn{${place === 'top' ? atTop : atBottom} ${tones.line};color:${tones.text};background:${tones.ground};font-size:.9375rem;line-height:1.45}
.cn[hidden],body:has(#site-entry-warning[open]) .cn,body:has([data-consent=away]) .cn{display:none}
.cn-skip{position:absolute;z-index:1;top:8px;left:8px;padding:12px 20px;border-radius:${tones.radius};color:${tones.ground};background:${tones.text};font-weight:650}
.cn-skip:not(:focus){transform:translateY(-100vh)}
.cn-in{display:grid;gap:12px;width:min(1320px,100% - 40px);margin:0 auto;padding:14px 0 16px}
.cn-words{display:grid;gap:4px;min-width:0;max-width:84ch;overflow-wrap:break-word}
.cn p,.cn ul{margin:0;padding:0;list-style:none}
.cn-title{font-size:1.0625rem;font-weight:700}
.cn li{color:${tones.muted}}
.cn .cn-words a{color:inherit;text-decoration:underline;text-underline-offset:3px}
.cn-answers{display:grid;grid-template-columns:1fr 1fr;gap:10px;flex:none}
.cn-answers button{min-width:0;min-height:48px;margin:0;padding:8px 14px;border:1.5px solid ${tones.control};border-radius:${tones.radius};color:inherit;background:none;font:inherit;font-weight:650;line-height:1.2;overflow-wrap:break-word;hyphens:auto;cursor:pointer}
.cn-answers button:hover{text-decoration:underline;text-underline-offset:3px}
.cn :is(a,button):focus-visible{outline:3px solid ${tones.focus};outline-offset:2px;box-shadow:none}
@media (min-width:48rem){.cn-in{display:flex;align-items:center;justify-content:space-between;gap:32px}.cn-answers{grid-template-columns:repeat(2,minmax(150px,1fr))}}
${place === 'bottom' ? 'body:has(.cn:not([hidden])) footer{padding-bottom:17rem}@media (min-width:48rem){body:has(.cn:not([hidden])) footer{padding-bottom:10rem}}' : ''}
@media print{.cn{display:none}}`;
  return css.replaceAll(/\n\s*/g, '');
}

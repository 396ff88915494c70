import { posterPalette as p } from '@heartwood/ui/poster-palette';
import type { LanderMaterial } from '../lander';
import { coloursOf, lightOf } from './films';
import { filmMessages as texts } from './messages';

/** Background around the film. */
export const dark = '#12061C';

/** Styles of the film poster; the title fills its line in every language. */
export function filmCss({ intl, niche }: LanderMaterial): string {
  const letters = Math.max(6, intl.formatMessage(texts.headline).length);
  const { sky } = coloursOf(lightOf(niche));
  const phone = Math.min(31, 238 / letters).toFixed(1);
  const desktop = Math.min(20, 161 / letters).toFixed(1);
  return `body{background:${dark};color:${p.white}}
.stage{flex:1;position:relative;overflow:hidden;display:flex;flex-direction:column;padding-top:60px;min-height:calc(100svh - 40px)}
.still,.film,.scrim{position:absolute;inset:0;width:100%;height:100%}
.still{background:${sky[1]}}
.film{object-fit:cover;object-position:50% 0;opacity:0;transition:opacity .8s}
.film.on{opacity:1}
.scrim{background:linear-gradient(#12061cb3 0,#12061c40 30%,#12061c00 40%,#12061c00 48%,#12061ce6 62%,${dark} 72%)}
.tt{position:relative;text-align:center;padding:8px 20px 190px}
.lead{font:800 27px/1 Film,sans-serif;letter-spacing:.04em;text-transform:uppercase;color:${p.yellow};padding:0 46px;margin-bottom:14px}
h1{font:800 min(${phone}vw,190px)/.82 Film,sans-serif;letter-spacing:-.012em;text-transform:uppercase;white-space:nowrap}
.pre{font-weight:500;font-size:.9375rem;line-height:1.3;padding:14px 30px 0;text-wrap:balance}
.cast{position:relative;margin-top:auto;padding:0 20px 16px;display:grid;gap:12px}
.cr{display:grid;grid-template-columns:auto 1fr;gap:8px 12px;align-items:center}
.cr label{display:contents}
.cr label span{font:500 24px/1.1 Credit,sans-serif;letter-spacing:.03em;text-align:right;color:${p.blush}}
.cr input,.cr select{width:100%;min-width:0;height:3.125rem;border:0;border-bottom:2px solid ${p.yellow};border-radius:0;background:#2d2236;color:${p.white};font:700 1.1875rem/1.2 var(--text);padding:0 10px}
.cr ::placeholder{color:${p.blush};opacity:1;font-weight:400}
option{background:${dark};color:${p.white}}
.btn{background:${p.yellow};border-radius:4px;font:800 27px/1 Film,sans-serif;letter-spacing:.03em;text-transform:uppercase}
.blk{font:500 1.1875rem/1.15 Credit,sans-serif;letter-spacing:.02em;text-align:center;text-transform:uppercase;color:${p.white}}
.blk i{font-style:normal;text-transform:lowercase;color:${p.blush}}
.fine{text-align:center;color:${p.blush}}
.play{position:absolute;z-index:4;right:16px;top:62px;display:grid;place-items:center;width:44px;height:44px;border-radius:50%;border:2px solid ${p.white};background:${dark};color:${p.white};cursor:pointer;padding:0}
.play[hidden],.play .go,.off .stop{display:none}.off .go{display:block}
.foot{background:${dark}}
@media(min-width:62rem){
body{background:#000}
.stage{min-height:max(800px,calc(100svh - 120px));padding:0}
.still,.film,.scrim{inset:80px 0 64px;height:calc(100% - 144px)}
.film{object-position:50% 40%}
.scrim{background:linear-gradient(90deg,#12061cd9 0,#12061c00 42%,#12061c00 60%,#12061ce6 86%)}
.tt{position:absolute;left:48px;bottom:98px;text-align:left;padding:0}
.lead{font-size:44px;padding:0;margin:0 0 18px 2px}
h1{font-size:min(${desktop}vw,330px);margin-left:-.03em}
.pre{font-size:1.125rem;padding:20px 0 0 4px}
.cast{position:absolute;right:48px;top:150px;width:min(380px,34vw);padding:0;margin:0;gap:14px}
.play{right:48px;top:auto;bottom:92px}}`;
}

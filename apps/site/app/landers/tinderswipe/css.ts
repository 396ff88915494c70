import { posterPalette as p } from '@heartwood/ui/poster-palette';
import type { LanderMaterial } from '../lander';
import { longLocales } from '../lander';
import { fieldOf } from './evenings';

/** Styles of the deck of evenings: an answered card disappears, and the next one is on top. */
export function swipeCss({ locale, niche }: LanderMaterial): string {
  const { field, sun, ink, onInk } = fieldOf(niche);
  const long = longLocales.includes(locale);
  const done = [0, 1, 2]
    .map((index) => `.table:has(.k${index} :checked) .prog i:nth-child(${index + 2})`)
    .join();
  return `.top{color:${p[ink]}}
.table{flex:1;position:relative;overflow:hidden;padding:68px 0 18px;background:${p[field]};color:${p[ink]}}
.sun{display:none;position:absolute;width:900px;height:900px;border-radius:50%;background:${p[sun]}}
.big{position:relative}
h1{font:800 min(${long ? 35 : 40}px,${long ? 9.1 : 10.4}vw)/.98 Swipe,sans-serif;letter-spacing:-.025em;padding:2px 20px 0}
.prog{display:flex;gap:6px;padding:12px 20px 0}
.prog i{height:5px;flex:1;border-radius:9px;background:${p[ink]};opacity:.25}
.prog i:first-child,${done}{opacity:1}
.lede{display:none;font-size:1.3125rem;line-height:1.45}
.deck{position:relative;width:min(318px,100vw - 60px);height:clamp(340px,100svh - 382px,462px);margin:22px auto 0}
.card{position:absolute;inset:0;touch-action:pan-y;transition:translate .35s,rotate .35s,opacity .35s,visibility .35s;rotate:7deg;translate:16px 10px}
.card.held{transition:none;cursor:grabbing}
.pc{position:absolute;inset:0;border-radius:28px;overflow:hidden;box-shadow:0 16px 40px #1c0b2640;user-select:none;-webkit-user-select:none}
.pc svg{width:100%;height:100%}
.k0{z-index:4}.k1{z-index:3}.k2{z-index:2}.k3{z-index:1}
.k0+.card,.card:has(:checked)+.card+.card{rotate:-4.5deg;translate:-8px 5px}
.k0,.card.card:has(:checked)+.card{rotate:2.2deg;translate:0;cursor:grab}
.card.card.card:has(:checked){opacity:0;visibility:hidden;pointer-events:none}
.card.card.card:has(.y :checked){translate:130% 0;rotate:18deg}
.card.card.card:has(.n :checked){translate:-130% 0;rotate:-18deg}
legend{position:absolute;z-index:2;inset:auto 0 0;padding:60px 22px 22px;color:${p.white};background:linear-gradient(#1c0b2600,#1c0b26e6 38%);border-radius:0 0 28px 28px;pointer-events:none}
legend b{display:block;font:800 ${long ? 27 : 32}px/1.02 Swipe,sans-serif;letter-spacing:-.025em}
legend span{display:block;margin-top:${long ? 14 : 7}px;font-size:1rem;line-height:1.35}
.stamp{position:absolute;z-index:2;left:20px;top:24px;rotate:-10deg;border:4px solid ${p.yellow};background:${p.night};color:${p.yellow};border-radius:12px;padding:5px 12px;font:800 24px/1.1 Swipe,sans-serif;opacity:0;pointer-events:none}
.stamp.no{left:auto;right:20px;rotate:10deg;border-color:${p.white};color:${p.white}}
.acts{position:absolute;left:0;right:0;top:calc(100% + 24px);display:flex;justify-content:center;gap:26px;visibility:hidden;rotate:-2.2deg}
.k0:not(:has(:checked)) .acts,.card:has(:checked)+.card:not(:has(:checked)) .acts{visibility:visible}
.acts label{position:relative;width:76px;height:76px;border-radius:50%;display:grid;place-items:center;cursor:pointer;background:${p[ink]};color:${p[onInk]};box-shadow:0 10px 22px #1c0b2640}
.acts .y{background:${p.yellow};color:${p.red}}
.acts .y svg{fill:currentColor}
.acts label:hover svg{scale:1.12}
.acts label:has(:focus-visible){outline:4px solid ${p[ink]};outline-offset:4px;box-shadow:0 0 0 4px ${p[field]}}
.key{display:none;position:absolute;top:24px;white-space:nowrap;font-size:.875rem;line-height:30px;font-weight:600;gap:8px;align-items:center}
.key kbd{font:700 .9375rem/30px var(--text);border:2px solid currentColor;border-radius:8px;width:34px;text-align:center}
.end{position:absolute;inset:0;visibility:hidden;border-radius:28px;background:${p.night};color:${p.cream};padding:28px 24px;display:flex;flex-direction:column;justify-content:center;gap:16px;rotate:2.2deg;text-align:center}
.k3:has(:checked)~.end{visibility:visible}
.end b{font:800 34px/1.02 Swipe,sans-serif;letter-spacing:-.025em;color:${p.yellow};text-wrap:balance}
.fine{padding:124px 24px 0;text-align:center}
@media(prefers-reduced-motion:reduce){.card.card{transition:opacity .2s,visibility .2s!important}.card.card.card:has(:checked){translate:0;rotate:2.2deg}}
@media(min-width:62rem){
.table{min-height:868px;padding:0}
.sun{display:block;left:36%;top:-30px}
.big{position:absolute;z-index:1;left:48px;top:150px;width:38%}
h1{font-size:min(${long ? 88 : 108}px,${long ? 6.1 : 7.5}vw);line-height:.9;padding:0}
.prog{padding:34px 0 0;max-width:420px}
.lede{display:block;margin-top:28px;max-width:20em}
.deck{position:absolute;left:52.8%;top:84px;width:min(420px,36vw);height:590px;margin:0}
.acts label{width:84px;height:84px}
.keys .key{display:flex}
.key.l{right:calc(50% + 112px)}
.key.r{left:calc(50% + 112px)}
legend b{font-size:${long ? 36 : 44}px}
legend span{font-size:1.1875rem}
.stamp{font-size:34px}
.end b{font-size:46px}
.fine{position:absolute;left:48px;bottom:36px;width:36%;max-width:430px;text-align:left;padding:0;font-size:.875rem}}`;
}

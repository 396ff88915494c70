import { posterPalette as p } from '@heartwood/ui/poster-palette';
import type { LanderMaterial } from '../lander';
import { longLocales } from '../lander';
import { cities } from './city';

/** Styles of the river between two banks. */
export function mapCss({ locale, niche }: LanderMaterial): string {
  const long = longLocales.includes(locale);
  const { side, river, wave } = cities[niche];
  return `body{background:${side}}
.top{color:${p.white}}
.stage{flex:1;position:relative;overflow:hidden;display:flex;flex-direction:column;padding-top:60px;min-height:calc(100svh - 60px);background:${river};color:${p.white}}
.stage:before{content:"";position:absolute;inset:0 0 auto;height:212px;background:linear-gradient(${side} 68%,transparent);z-index:1}
.map{position:absolute;left:50%;top:118px;width:max(620px,100%);height:668px;transform:translateX(-50%)}
h1{position:relative;z-index:2;font:900 ${long ? 37 : 44}px/1 Road,sans-serif;letter-spacing:-.035em;padding:8px 20px 330px;text-align:center}
.lede{display:none}
.card{position:relative;z-index:3;margin:auto 12px 16px;background:${p.white};color:${p.night};border-radius:22px;padding:16px 18px;display:grid;gap:12px;box-shadow:0 14px 40px #0006}
.card label{font:900 1.375rem/1.15 Road,sans-serif;letter-spacing:-.02em;display:grid;gap:10px}
.sel{position:relative;display:block;font:600 1.125rem/1.2 var(--text);letter-spacing:0}
.sel svg{position:absolute;top:16px;pointer-events:none}
.pin{left:14px;color:${p.red}}.down{right:14px}
select{appearance:none;width:100%;height:3.5rem;border:2px solid ${p.night};border-radius:12px;background:none;padding:0 44px 0 48px;text-overflow:ellipsis}
.btn{border-radius:12px}
.drawn{display:flex;gap:8px}.drawn svg{flex:none;color:${p.teal}}
@media(max-width:74.99rem){.sign{display:none}}
.sign{font:900 .9375rem/1 Road,sans-serif}
.between{font-family:var(--text);font-style:italic;font-weight:600;letter-spacing:.16em;text-transform:uppercase;fill:${river === p.coral ? p.night : wave}}
.bridge{transform-box:fill-box;transform-origin:0 50%}
main:has(option:checked:not([value=""])) .bridge{animation:build .7s cubic-bezier(.5,0,.2,1) backwards}
@keyframes build{from{transform:scaleX(0)}}
.wave{animation:flow 2.4s 1s ease-in-out 2 alternate}
@keyframes flow{to{transform:translateY(12px)}}
.foot{background:${side};color:${p.blush}}
@media(max-width:359px){h1{font-size:${long ? 32 : 38}px}.card{padding:14px}.map{width:540px;height:582px}}
@media(min-width:62rem){
.stage{min-height:max(790px,calc(100svh - 130px));display:grid;grid-template-columns:minmax(400px,36%) 1fr;grid-template-rows:1fr auto auto;padding:0;background:${side}}
.stage:before{display:none}
.map{position:static;transform:none;grid-column:2;grid-row:1/4;width:100%;height:100%;min-height:100%;max-height:100%;contain:size}
h1{font-size:clamp(56px,${long ? 4.9 : 6.4}vw,${long ? 76 : 96}px);line-height:.97;text-align:left;padding:130px 40px 20px 48px}
.lede{display:block;font-size:1.25rem;line-height:1.4;padding:0 40px 28px 48px;max-width:28em}
.card{margin:0 40px 40px 48px;max-width:460px}
.top .r{background:${side};border-radius:99px;padding:0 20px}}`;
}

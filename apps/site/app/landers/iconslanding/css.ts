import { posterPalette as p } from '@heartwood/ui/poster-palette';
import type { LanderMaterial } from '../lander';
import { longLocales } from '../lander';
import { pickedColours, tileColours } from './wall';

/** Styles of the wall of pictures. */
export function iconsCss({ locale, niche }: LanderMaterial): string {
  const long = longLocales.includes(locale);
  const picked = pickedColours(niche);
  const tiles = tileColours(niche)
    .map(({ ground, ink }, index) => `.c${index}{background:${ground};color:${ink}}`)
    .join('');
  return `${tiles}
.tx{padding:68px 20px 16px}
h1{font:800 ${long ? 46 : 52}px/.94 Wall,sans-serif;letter-spacing:-.02em}
.lede{padding-top:10px;font-size:1.0625rem;line-height:1.4}
.grid{display:grid;grid-template-columns:repeat(5,1fr);overflow:hidden;counter-reset:pick}
.t{aspect-ratio:1;min-width:0;display:grid;place-items:center;position:relative;cursor:pointer;transition:scale .18s,border-radius .18s}
.t svg{width:46%;height:46%;stroke-width:1.6}
.t:hover svg{scale:1.08}
.t:has(:focus-visible){outline:4px solid ${p.white};outline-offset:-8px;box-shadow:inset 0 0 0 4px ${p.night};z-index:3}
.t:has(:checked){background:${picked.ground};color:${picked.ink};z-index:2;scale:1.14;border-radius:22%;box-shadow:0 10px 26px #1c0b2677;counter-increment:pick}
.t:has(:checked) svg{stroke-width:1.8}
.t b{display:none;position:absolute;right:9%;top:6%;font-size:.875rem;font-weight:800;line-height:1.375rem;width:1.375rem;text-align:center;border-radius:50%;background:${p.orange};color:${p.night}}
.t:has(:checked) b{display:block}
.t b:after{content:counter(pick)}
.bar{background:${p.night};color:${p.white};padding:16px 20px 18px;display:grid;gap:13px;flex:1;align-content:start}
.sum{display:flex;align-items:center;gap:8px;font:800 1.3125rem/1.1 Wall,sans-serif}
.slot{display:grid;place-items:center;flex:none;width:48px;height:48px;border-radius:14px;background:${p.plum};color:${p.yellow};box-shadow:inset 0 0 0 1.5px #ffffff4d}
.slot:not(:empty){box-shadow:none}
.slot svg{width:56%;height:56%;stroke-width:1.8}
.sum .who{font-size:26px;padding-left:2px;letter-spacing:-.01em}
.bar .fine{color:${p.blush}}
@media(max-width:61.99rem){.t:nth-of-type(n+21){display:none}}
@media(max-width:359px){h1{font-size:${long ? 40 : 46}px}}
@media(min-width:62rem){
.stage{flex:1;display:grid;grid-template-columns:minmax(400px,39%) 1fr;grid-template-rows:1fr auto;min-height:788px}
.tx{padding:140px 48px 24px}
h1{font-size:clamp(72px,${long ? 6.4 : 7.8}vw,${long ? 92 : 112}px);line-height:.88}
.lede{padding-top:24px;font-size:1.3125rem;max-width:24em}
.grid{grid-column:2;grid-row:1/3;grid-template-columns:repeat(6,1fr);grid-auto-rows:1fr}
.t{aspect-ratio:auto;min-height:150px}
.t svg{width:64px;height:64px}
.t b{font-size:1.125rem;line-height:2rem;width:2rem}
.bar{padding:28px 48px 30px;border-radius:0 28px 0 0;gap:18px}
.sum{font-size:27px;gap:12px}
.slot{width:64px;height:64px;border-radius:18px}
.sum .who{font-size:38px}
.top .r{background:${p.white};border-radius:99px;padding:0 18px}}`;
}

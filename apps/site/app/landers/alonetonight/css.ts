import { posterPalette as p } from '@heartwood/ui/poster-palette';
import type { LanderMaterial } from '../lander';
import { lights, skies, windowCount } from './windows';
import { aloneMessages as texts } from './messages';

const narrow = /[ fijlrtí?¿]/;
const wide = /[MVWmw]/;

/** Estimates a line's width, in units of the letter n. */
function widthOf(line: string): number {
  return Array.from(line)
    .map((letter) => (narrow.test(letter) ? 0.7 : wide.test(letter) ? 1.3 : 1))
    .reduce((width, letter) => width + letter, 0);
}

/** Returns the headline's size by its longest line, in px on a 390 px phone and a 1440 px desktop. */
function headlineSizes({ intl }: LanderMaterial): readonly [phone: number, desktop: number] {
  const lines = intl.formatMessage(texts.headline, { b: (parts) => `\n${parts.join('')}` }).split('\n');
  const longest = Math.max(...lines.map((line) => widthOf(line.trim())));
  return [Math.min(74, Math.round(600 / longest)), Math.min(158, Math.round(1040 / longest))];
}

/** Styles of the house across the street. */
export function aloneCss(material: LanderMaterial): string {
  const [top, middle, low, glow] = skies[material.niche];
  const [phone, desktop] = headlineSizes(material);
  const long = phone < 74;
  const glass = lights
    .map((light, index) => `.g${index}{background:${light};box-shadow:0 0 34px -2px ${light}99}`)
    .join('');
  const delays = Array.from({ length: windowCount }, (_, index) => index)
    .map((index) => `.w:nth-of-type(${index + 1})>i{transition-delay:${index * 60}ms}`)
    .join('');
  return `${glass}
.top{color:${p.cream}}
.street{flex:1;display:flex;flex-direction:column;background:#1a0a28}
.sky{position:relative;overflow:hidden;background:linear-gradient(${top},${middle});color:${p.cream};padding:82px 20px 26px}
.moon{position:absolute;width:min(120px,30vw);height:min(120px,30vw);border-radius:50%;right:-22px;top:78px;background:${p.cream};box-shadow:0 0 90px 20px #ffe1b055}
h1{position:relative;font:600 min(${phone}px,${(phone / 3.9).toFixed(1)}vw)/.9 Evening,serif;letter-spacing:-.035em}
h1 b{display:block;font-weight:600;color:${p.yellow};white-space:nowrap}
.lede{position:relative;padding-top:14px;font-size:1.0625rem;line-height:1.4;max-width:20em}
.house{position:relative;flex:1;padding:16px 16px 40px;background:#1a0a28;display:grid;grid-template-columns:repeat(4,1fr);gap:12px;border-top:10px solid #0f0519;overflow:hidden}
.w{position:relative;display:block;min-height:max(84px,22vw);border-bottom:5px solid #0d0416}
.w svg{position:absolute;inset:0;width:100%;height:100%}
.w .m,.m{transform:scaleX(-1)}
.d0,.d1,.d2{background:linear-gradient(#160822,#160822) 50%/3px 100% no-repeat,linear-gradient(#160822,#160822) 0 33%/100% 3px no-repeat,linear-gradient(141deg,#4a1d5580 44%,#0000 0) #2b1240}
.d0{background-color:#240e36}.d1{background-color:#331345}
.w>i{position:absolute;inset:0;opacity:0}
.w>i:after{content:"";position:absolute;inset:0;background:linear-gradient(90deg,#fff6 16%,#0000 0 84%,#fff6 0)}
.big{grid-column:1/5;grid-row:1;position:relative;background:linear-gradient(#FFE3A0,#FFC54A);color:${p.night};padding:22px 20px 18px;display:flex;flex-direction:column;justify-content:space-between;gap:14px;box-shadow:0 0 90px #ffb84788,inset 0 0 0 6px #0f0519}
legend{font:600 min(30px,7.6vw)/1.1 Evening,serif;letter-spacing:-.02em;padding:0 0 10px}
.sw{position:relative;display:flex;align-items:center;justify-content:space-between;gap:12px;min-height:54px;padding:8px 0;border-top:1.5px solid #1c0b2633;font-weight:600;font-size:1.0625rem;line-height:1.25;cursor:pointer}
.sw span{flex:none;width:60px;height:34px;border-radius:9px;background:#1c0b2622;position:relative;box-shadow:inset 0 0 0 2px ${p.night}}
.sw span:after{content:"";position:absolute;top:4px;left:4px;width:24px;height:26px;border-radius:6px;background:${p.night};transition:transform .2s}
.sw:has(:checked) span{background:${p.orange}}
.sw:has(:checked) span:after{transform:translateX(28px)}
.sw:has(:focus-visible){outline:3px solid ${p.night};outline-offset:-1px;box-shadow:none}
.big .btn{background:${p.night};color:${p.yellow};gap:10px}
@media(prefers-reduced-motion:no-preference){.house:has(:checked) .w>i{opacity:1;transition:opacity .3s}${delays}}
@media(max-width:61.99rem){.w:nth-of-type(n+13){display:none}${long ? '.moon{top:214px}.lede{max-width:calc(100% - 96px)}' : ''}}
@media(min-width:62rem){
.street{display:grid;grid-template-columns:44% 56%;min-height:788px}
.sky{background:linear-gradient(${top},${middle} 40%,${low} 74%,${glow});display:flex;flex-direction:column;justify-content:center;padding:150px 48px 40px}
.moon{left:58%;right:auto;top:96px;width:150px;height:150px}
h1{font-size:min(${desktop}px,${(desktop / 14.4).toFixed(1)}vw)}
.lede{font-size:1.3125rem;padding-top:26px}
.house{height:0;min-height:100%;grid-template-columns:repeat(6,1fr);gap:20px;align-content:start;padding:92px 48px 0 40px;border-top:16px solid #0f0519;border-left:14px solid #0f0519}
.big{grid-column:2/6;grid-row:2/5;padding:28px 32px 22px}
legend{font-size:min(38px,2.7vw)}
.w{min-height:124px}}`;
}

import { posterPalette as p } from '@heartwood/ui/poster-palette';
import type { LanderMaterial } from '../lander';
import { cuts, inTwoLines, lineWidth, papers, tilts } from './letters';
import { collageMessages as texts } from './messages';
import { groundOf, tornEdge } from './strips';

/** Styles of the face of cut paper. */
export function collageCss({ intl, niche }: LanderMaterial): string {
  const ground = groundOf(niche);
  const widest = Math.max(...inTwoLines(intl.formatMessage(texts.headline)).map(lineWidth));
  const phone = Math.min(40, 352 / widest);
  const desktop = Math.min(70, 610 / widest);
  const paper = papers
    .map(([back, ink], index) => `.p${index}{background:${p[back]};color:${p[ink]}}`)
    .join('');
  const cut = cuts
    .map(
      ([width, weight, size], index) =>
        `.c${index}{font-stretch:${width}%;font-weight:${weight};font-size:${size}em}`,
    )
    .join('');
  const tilt = Array.from({ length: tilts }, (_, index) => index)
    .map((index) => `.t${index}{rotate:${index * 1.7 - 3.4}deg;translate:0 ${((index * 5) % 9) - 4}px}`)
    .join('');
  return `${paper}${cut}${tilt}
body{background:${p[ground.whole]}}
.logo,.top .r{background:${p.cream};padding:0 12px;box-shadow:2px 3px 0 #1c0b2640;rotate:-.8deg}
.logo{min-height:44px}
.top .r{rotate:.6deg}
.desk{flex:1;position:relative;overflow:hidden;padding:76px 0 24px;background:${p[ground.whole]}}
.bgp{position:absolute;inset:0;width:100%;height:100%}
h1{position:relative;z-index:3;font:900 min(${phone.toFixed(1)}px,${(phone / 3.9).toFixed(2)}vw)/1 Paper,var(--text);padding:0 16px;text-transform:uppercase;display:grid;gap:6px}
.ln{display:flex;gap:.36em;white-space:nowrap}
.wd{display:inline-flex;align-items:center}
.wd i{font-style:normal;padding:.06em .13em .02em;margin-right:-1px;box-shadow:1px 2px 0 #1c0b2633;line-height:1.02}
.face{position:relative;z-index:2;width:min(100% + 10px,600px);left:50%;translate:-50% 0;margin-top:-14px}
.st{position:relative;animation:land .25s ease-out .1s backwards}
.pa{position:absolute;inset:-7px -5px;background:#fff}
.pi{position:relative}
.st svg{width:100%;height:auto}
.st svg+svg{display:none}
.hair{rotate:-2.4deg;margin-left:-10px;z-index:1}
.eyes{rotate:1.6deg;margin:-4% 0 0 14px;z-index:3;animation-delay:.18s}
.smile{rotate:-1deg;margin:-3.5% 0 0 -6px;z-index:2;animation-delay:.26s}
.hair>*{clip-path:${tornEdge(3)}}
.eyes>*{clip-path:${tornEdge(1234)}}
.smile>*{clip-path:${tornEdge(777)}}
${['hair', 'eyes', 'smile'].map((strip) => `.desk:has(.a-${strip} :checked) .${strip} svg:first-child{display:none}.desk:has(.a-${strip} :checked) .${strip} svg+svg{display:block}`).join('')}
@keyframes land{from{transform:translateX(24px)}}

.pick{position:relative;z-index:5;width:min(100% - 32px,560px);margin:-74px auto 0}
.tags{display:grid;gap:9px}
.tags label{position:relative;display:flex;align-items:center;justify-content:space-between;gap:12px;min-height:50px;background:${p.cream};color:${p.night};padding:8px 16px;font-weight:700;font-size:1.125rem;line-height:1.2;box-shadow:2px 3px 0 #1c0b2640;cursor:pointer}
.tags label:nth-child(1){rotate:-1deg;margin-right:38px}
.tags label:nth-child(2){rotate:.8deg;margin:0 14px}
.tags label:nth-child(3){rotate:-.6deg;margin-left:36px}
.tags span{width:26px;height:26px;border:2.5px solid ${p.night};border-radius:50%;flex:none}
.tags label:has(:checked){background:${p.yellow}}
.tags label:has(:checked) span{background:radial-gradient(${p.red} 0 42%,#0000 46%)}
.tags label:has(:focus-visible){outline:4px solid ${p.night};outline-offset:-6px}
legend{color:${p[ground.ink]};font-weight:700;font-size:1.1875rem;padding-bottom:10px}
.pick .btn{background:${p.night};color:${p.white};border-radius:4px;margin-top:14px;width:100%;rotate:-.4deg;gap:10px}
.pick .fine{margin-top:12px;font-weight:500;background:${p.cream};color:${p.night};padding:8px 12px;rotate:.3deg}
@media(max-width:359px){.logo,.top .r{padding:0 5px}}
@media(max-width:61.99rem){legend{position:absolute;opacity:0}}
@media(min-width:62rem){
.desk{min-height:820px;padding:0}
h1{position:absolute;left:48px;top:112px;padding:0;font-size:min(${desktop.toFixed(1)}px,${(desktop / 14.4).toFixed(2)}vw);gap:16px}
.face{position:absolute;left:auto;right:30px;top:36px;width:min(56%,800px);margin:0;translate:0}
.pick{position:absolute;left:48px;bottom:40px;width:min(470px,35%);margin:0}}`;
}

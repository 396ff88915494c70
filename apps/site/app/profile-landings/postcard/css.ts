import { posterPalette as p } from '@heartwood/ui/poster-palette';
import type { Families } from '../profile-landing';

/** Styles of the postcard. */
export function postcardCss({ display, displayWeight }: Families): string {
  return `body{background:${p.red};color:${p.white}}
.stage{flex:1;padding:80px 14px 28px;display:grid;gap:20px;align-content:start}
h1{font:${displayWeight} clamp(32px,9.4vw,42px)/1.02 ${display};letter-spacing:-.025em;padding:0 6px}
.card{position:relative;background:${p.cream};color:${p.night};padding:20px 18px 18px;display:grid;grid-template-columns:1fr auto;gap:14px;box-shadow:0 18px 44px #1c0b2659;rotate:-1.2deg}
.address{display:grid;gap:2px;align-content:start;justify-items:start;overflow-wrap:anywhere}
.to{font-size:.875rem;font-weight:700}
.name{font:500 30px/1.12 Pen,serif;font-style:italic}
.town{font-weight:600;padding-bottom:6px}
.stamp{width:100px;height:130px;padding:9px;align-self:start;background:radial-gradient(circle,${p.cream} 2.8px,#0000 3.2px) -5px -5px/10px 10px,${p.white};filter:drop-shadow(0 2px 3px #1c0b2640)}
.stamp .photo{width:100%;height:100%;object-position:50% 20%}
.initials{display:grid;place-items:center;width:100%;height:100%;background:${p.yellow};font:500 40px/1 Pen,serif;font-style:italic}
.postmark{position:absolute;right:84px;top:88px;width:108px;fill:none;stroke:${p.night};stroke-opacity:.62;stroke-width:1.6;pointer-events:none;rotate:-8deg}
textarea{grid-column:1/-1;border:0;background:repeating-linear-gradient(#0000 0 43px,#1c0b2659 43px 44px) local;font:500 23px/44px Pen,var(--text);font-style:italic;padding:0 2px;min-height:220px}
.btn{grid-column:1/-1;border-radius:6px;background:${p.night};color:${p.yellow};gap:10px}
.btn svg{width:20px;height:20px}
.fine{padding:0 6px;font-size:.875rem}
@media(max-width:359px){.stamp{width:84px;height:104px}.postmark{right:64px;top:68px;width:90px}.name{font-size:25px}}
@media(min-width:62rem){
.stage{grid-template-columns:minmax(0,6fr) minmax(0,9fr);grid-template-rows:1fr auto;gap:24px 56px;align-items:center;padding:120px 96px 56px;min-height:max(640px,100svh)}
h1{font-size:clamp(46px,4.5vw,66px);line-height:.98;align-self:center;padding:0}
.card{padding:32px 40px 36px;gap:24px;rotate:-2.2deg;max-width:840px}
.name{font-size:46px}.to,.town{font-size:1.0625rem}
.stamp{width:150px;height:190px;padding:10px}
.postmark{right:118px;top:128px;width:160px}
textarea{font-size:29px}
.fine{grid-column:2;padding:0 0 0 12px}}`;
}

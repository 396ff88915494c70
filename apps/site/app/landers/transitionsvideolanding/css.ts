import { posterPalette as p } from '@heartwood/ui/poster-palette';
import type { LanderMaterial } from '../lander';
import { longLocales } from '../lander';
import { eveningOf, scenes } from './scenes';

/** Styles of the evening in four cuts; `--d` is the one circle, cut by the four scenes. */
export function cutsCss({ locale, niche }: LanderMaterial): string {
  const long = longLocales.includes(locale);
  const evening = eveningOf(niche);
  const fields = evening
    .map(
      (name, index) =>
        `.s${index}{background:${scenes[name].ground};color:${scenes[name].ink};--ground:${scenes[name].ground}}`,
    )
    .join('');
  const { ink: first, ground } = scenes[evening[0]];
  const login = scenes[evening[1]].ink;
  const labels = evening.map((_, index) => `main:has(.s${index} :checked) .l${index}`).join(',');
  return `${fields}
body{background:${p.night}}
.top{color:${p.white}}
.head{background:${p.night};color:${p.white};padding:64px 20px 14px}
h1{font:900 ${long ? 35 : 40}px/.96 Cut,sans-serif;letter-spacing:-.03em}
.reel{flex:1 0 auto;position:relative;display:grid;grid-template-rows:repeat(4,1fr);height:max(440px,calc(100svh - 300px));container-type:size;--d:min(140cqw,97cqh)}
.sc{position:relative;overflow:hidden;cursor:pointer}
.disc{position:absolute;width:var(--d);height:var(--d);left:calc(100cqw - var(--d)/2)}
.s0 .disc{top:calc(50cqh - var(--d)/2)}.s1 .disc{top:calc(25cqh - var(--d)/2)}.s2 .disc{top:calc(var(--d)/-2)}.s3 .disc{top:calc(-25cqh - var(--d)/2)}
.k{position:absolute;left:20px;right:18px;bottom:14px;display:grid;grid-template-columns:1fr auto;font:800 30px/1 Scene,sans-serif;letter-spacing:-.005em}
.k small{position:relative;font:600 .9375rem/1.3 var(--text);letter-spacing:.02em}
.k small{grid-column:1;grid-row:1}
.n{grid-column:1;grid-row:2;paint-order:stroke;-webkit-text-stroke:8px var(--ground)}
.dot{grid-column:2;grid-row:1/3;align-self:end;width:30px;height:30px;border-radius:50%;border:3px solid ${p.white};background:${p.night};box-shadow:0 2px 10px #0006}
.sc:has(:checked) .dot{background:radial-gradient(${p.yellow} 0 44%,${p.night} 50%)}
.sc:has(:checked):after{content:"";position:absolute;inset:0;box-shadow:inset 0 0 0 5px ${p.white}}
.sc:has(:focus-visible):after{content:"";position:absolute;inset:5px;box-shadow:inset 0 0 0 4px ${p.night},inset 0 0 0 8px ${p.yellow}}
.record{animation:turn 4.8s cubic-bezier(.3,0,.4,1) .6s}
@keyframes turn{to{transform:rotate(720deg)}}
.wipe{position:absolute;inset:0;overflow:hidden;pointer-events:none;z-index:3}
.wipe .disc{left:calc(100cqw - var(--d)/2);top:calc(50cqh - var(--d)/2)}
.go{background:${p.night};color:${p.blush};padding:14px 20px 16px;display:grid;gap:10px}
.btn{width:100%}
.btn span{display:none}
${labels}{display:inline}
@media(max-width:359px){h1{font-size:${long ? 30 : 35}px}.k{font-size:26px}}
@media(min-width:62rem){
.logo{color:${first}}
.top .r{color:${login}}
.head{position:absolute;z-index:4;left:0;top:0;padding:88px 48px 0;background:none;color:${first};pointer-events:none}
h1{font-size:clamp(46px,${long ? 4 : 4.6}vw,${long ? 58 : 66}px);white-space:nowrap;paint-order:stroke;-webkit-text-stroke:12px ${ground}}
.reel{grid-template:1fr 1fr/1fr 1fr;height:max(600px,calc(100svh - 236px));--d:min(46cqw,86cqh)}
.s0 .disc,.s1 .disc{top:calc(50cqh - var(--d)/2)}.s2 .disc,.s3 .disc{top:calc(var(--d)/-2)}
.s0 .disc,.s2 .disc{left:calc(50cqw - var(--d)/2)}.s1 .disc,.s3 .disc{left:calc(var(--d)/-2)}
.wipe .disc{left:calc(50cqw - var(--d)/2)}
.k{left:48px;right:auto;column-gap:44px;bottom:26px;font-size:54px}
.k small{font-size:1.25rem}
.s1 .k,.s3 .k{left:auto;right:48px;text-align:right}
.dot{grid-row:2;align-self:center;width:38px;height:38px}
.s1 .k>*,.s3 .k>*{grid-column:2}
.s1 .k .dot,.s3 .k .dot{grid-column:1}
.go{padding:24px 48px;grid-template-columns:1fr auto;align-items:center;gap:40px}
.go .fine{font-size:.9375rem}
.btn{min-width:360px;order:2}}`;
}

import type { LanderMaterial } from '../lander';
import { longLocales } from '../lander';
import { crown, frame, writtenAt } from './drawing';
import { fields } from './fields';

/** Styles of the one line; `--line` is the height at which it is drawn and written on. */
export function lineCss({ locale, niche }: LanderMaterial): string {
  const long = longLocales.includes(locale);
  const { ground, ink, cheeks } = fields[niche];
  return `body{background:${ground};color:${ink}}
.stage{flex:1;display:flex;flex-direction:column;padding-top:72px;container-type:inline-size;overflow-x:clip;--pen:4px}
h1{font:200 ${long ? 50 : 56}px/.98 Thin,sans-serif;letter-spacing:-.045em;padding:0 20px;position:relative}
h1 b{font:800 1em/1 Bold,sans-serif}
.ln{width:116cqw;max-width:520px;align-self:center;aspect-ratio:${frame.width}/${frame.height};margin:-18px -40px 0;flex:none;overflow:visible}
.pen{fill:none;stroke:${ink};stroke-width:4.6;stroke-linecap:round;stroke-linejoin:round}
.one{animation:draw 1.6s .1s cubic-bezier(.5,0,.3,1) backwards}
@keyframes draw{from{stroke-dasharray:1;stroke-dashoffset:1}to{stroke-dasharray:1;stroke-dashoffset:0}}
.k1{fill:${cheeks[0]}}.k2{fill:${cheeks[1]}}
.write{padding:0 20px 20px;margin-top:-6px;position:relative;display:grid;gap:12px}
.ta{display:block;position:relative}
.ta span{font-weight:700}
.ta textarea{width:100%;height:76px;border:0;border-radius:0;background:none;color:inherit;resize:none;font:500 24px/1.3 var(--text);letter-spacing:-.02em;padding:4px 0;display:block}
.ta textarea::placeholder{color:inherit;opacity:1}
.ta textarea:focus{outline:0;box-shadow:none}
.ta:after{content:"";display:block;height:var(--pen);background:${ink};margin:0 -20px}
.ta:focus-within:after{height:calc(var(--pen)*2);margin-bottom:calc(var(--pen)*-1)}
.chips{display:flex;flex-wrap:wrap;gap:8px}
.chips button{border:2px solid ${ink};background:none;color:inherit;border-radius:99px;min-height:44px;padding:0 16px;font-weight:600;font-size:.9375rem;cursor:pointer}
.chips button:hover,.chips button:active{background:${ink};color:${ground}}
.btn{background:${ink};color:${ground};border-radius:99px;gap:10px}
@media(scripting:none){.chips{display:none}}
@media(max-width:359px){h1{font-size:${long ? 40 : 46}px}.ta textarea{font-size:1.25rem}}
@media(min-width:62rem){
.stage{display:block;position:relative;min-height:calc(var(--line) + 210px);padding:0;--w:min(56vw,920px);--k:calc(var(--w)/${frame.width});--line:max(66svh,calc(70px + ${writtenAt - crown}*var(--k)))}
h1{position:absolute;z-index:2;left:48px;top:112px;font-size:clamp(64px,${long ? 6.4 : 7.8}vw,${long ? 100 : 120}px);width:43vw;line-height:.94;padding:0}
.ln{position:absolute;width:var(--w);max-width:none;left:auto;right:-24px;top:calc(var(--line) - ${writtenAt - frame.y}*var(--k));margin:0}
.pen{stroke-width:3.4}
.write{position:absolute;left:48px;top:calc(var(--line) + 3px);width:calc(100% - 1.125*var(--w) - 24px);max-width:560px;padding:14px 0 24px;margin:0}
.ta{position:absolute;bottom:100%;left:0;right:0}
.ta:after{display:none}
.ta textarea{font-size:30px;height:92px}
.ta:focus-within{box-shadow:0 4px 0 ${ink}}}`;
}

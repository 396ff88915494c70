import { posterPalette as p } from '@heartwood/ui/poster-palette';
import type { LanderMaterial } from '../lander';
import { longLocales } from '../lander';
import { wallColours } from './wall-portraits';

const wood = '#6B420A';
const gold = 'linear-gradient(135deg,#FFE9A8,#C98A1B 30%,#F7CF6A 52%,#9C6310 75%,#E8B440)';

/** Styles of the museum’s wall; `--u` is a hundredth of the desktop’s composition. */
export function galleryCss({ locale, niche }: LanderMaterial): string {
  const [lit, plain, dark] = wallColours(niche);
  const long = longLocales.includes(locale);
  return `.top{color:${p.cream}}
.room{flex:1;position:relative;overflow:hidden;padding-top:76px;background:radial-gradient(60% 60% at 50% 30%,${lit},#0000 75%),linear-gradient(${dark},${plain} 70%,${dark});color:${p.cream}}
h1{position:relative;z-index:3;font:500 min(${long ? 46 : 49}px,${long ? 11.8 : 12.4}vw)/1 Salon,serif;letter-spacing:-.03em;padding:0 16px;text-align:center}
h1 i{font:600 1em/1 SalonItalic,serif;color:${p.yellow}}
.lede{display:none;font-size:1.125rem;line-height:1.5}
.hang{display:flex;align-items:center;justify-content:center;gap:18px;margin:34px -90px 0}
.fr{margin:0;flex:none;position:relative}
.pic{position:relative;display:grid;padding:9px;background:${gold};box-shadow:0 16px 26px #0009,0 2px 3px #0008,inset 0 0 0 2px #7a4c0a}
.pic>*{width:100%;height:100%;outline:3px solid ${wood};min-width:0;min-height:0}
figcaption{font-size:.8125rem;line-height:1.3;margin-top:10px;text-align:center}
figcaption b{display:block;font-weight:600}
.f0,.f1{width:150px}
.f0 .pic,.f1 .pic{height:196px}
.far{display:none}
.mine{width:216px}
.mine .pic{height:262px}
.cv{background:radial-gradient(circle at 50% 10%,#fff7e2,#ffe3ad 60%,#f3c777);display:grid;place-items:center}
.cv svg{width:72%}
.lamp{position:absolute;left:50%;top:-24px;width:92px;height:12px;margin-left:-46px;border-radius:8px;background:linear-gradient(#f7cf6a,#9c6310);z-index:2}
.cone{position:absolute;left:50%;top:-14px;width:440px;height:520px;translate:-50% 0;background:linear-gradient(#ffe6a055,#0000 80%);clip-path:polygon(42% 0,58% 0,92% 100%,8% 100%);pointer-events:none;animation:lit .6s .1s backwards}
.cv{animation:lit .6s .1s backwards}
@keyframes lit{from{opacity:.25}}
.plate{position:absolute;left:50%;bottom:-5px;translate:-50% 0;max-width:86%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;background:linear-gradient(#ffe9a8,#e8b440);color:${p.night};font-weight:600;font-size:.875rem;line-height:1.3;padding:1px 12px;border-radius:2px;box-shadow:0 1px 3px #0008}
.plate:empty{display:none}
.label{position:relative;z-index:4;background:#fffdf8;color:${p.night};margin:24px 20px 26px;padding:18px 20px 16px;box-shadow:0 10px 24px #0007;display:grid;gap:12px}
.label h2{font:600 25px/1.1 SalonItalic,serif}
.label p{font-size:.875rem;line-height:1.4}
.nms{display:grid;grid-template-columns:repeat(auto-fit,minmax(128px,1fr));gap:12px}
.nm{display:grid;gap:4px;font-size:.875rem;font-weight:600;min-width:0}
.nm input,.nm select{height:3.25rem;border:0;border-bottom:2px solid ${p.night};background:#fbf1de;padding:0 10px;font-size:1.125rem;border-radius:0;width:100%;font-weight:500;min-width:0;font-family:inherit;color:inherit}
.label .btn{border-radius:2px;padding:12px 14px}
.label .fine{font-size:.8125rem}
@media(max-width:61.99rem){.f0 figcaption,.f1 figcaption{visibility:hidden}}
@media(min-width:62rem){
.room{--u:min(1vw,14.4px);padding:0;min-height:800px}
.room:after{content:"";position:absolute;inset:auto 0 0;height:24px;background:linear-gradient(#8a4a1a,#5d2c0d)}
.in{position:relative;max-width:1440px;margin:0 auto;min-height:800px}
h1{position:absolute;left:48px;top:118px;width:calc(31*var(--u));font-size:calc(${long ? 4.4 : 5.4}*var(--u));text-align:left;padding:0}
.lede{display:block;position:absolute;left:48px;top:calc(118px + 23*var(--u));width:calc(27*var(--u))}
.hang{display:block;margin:0}
.fr{position:absolute}
.far{display:block}
.f0{left:calc(35*var(--u));top:70px;width:calc(13.9*var(--u))}
.f0 .pic{height:calc(17.9*var(--u))}
.f1{left:calc(77.8*var(--u));top:110px;width:calc(16.4*var(--u))}
.f1 .pic{height:calc(21.5*var(--u))}
.f2{left:calc(35*var(--u));top:calc(146px + 20.8*var(--u));width:calc(13.9*var(--u))}
.f2 .pic{height:calc(13.9*var(--u))}
.f3{left:calc(77.8*var(--u));top:calc(178px + 23*var(--u));width:calc(11.8*var(--u))}
.f3 .pic{height:calc(11.8*var(--u))}
.f4{left:calc(91.5*var(--u));top:calc(168px + 23*var(--u));width:calc(13.9*var(--u))}
.f4 .pic{height:calc(17.4*var(--u))}
.mine{left:calc(63.2*var(--u));translate:-50% 0;top:120px;width:calc(21.5*var(--u))}
.mine .pic{height:calc(25*var(--u));padding:14px}
.cone{width:calc(52*var(--u));height:800px}
.label{position:absolute;left:calc(63.2*var(--u));translate:-50% 0;top:calc(150px + 25*var(--u));width:max(21.5*var(--u),278px);margin:0;padding:16px 18px 14px;gap:10px}
.label p.tech{display:none}
.nms{grid-template-columns:1fr 1fr}
.nm input,.nm select{height:2.875rem;padding:0 5px;font-size:1rem}
.label .btn{min-height:50px}}`;
}

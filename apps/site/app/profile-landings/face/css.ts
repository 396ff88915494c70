import { posterPalette as p } from '@heartwood/ui/poster-palette';
import type { Families } from '../profile-landing';

/** Styles of the face and its speech bubble. */
export function faceCss({ display, displayWeight }: Families): string {
  return `body{background:${p.yellow}}
.top{background:${p.yellow}}
.stage{flex:1;display:flex;flex-direction:column;padding-top:64px}
.face{position:relative;height:min(112vw,62svh);min-height:260px;overflow:hidden}
.face .photo{width:100%;height:100%;object-position:50% 22%}
.bubble{position:relative;background:${p.white};border-radius:22px;margin:-72px 14px 24px;padding:20px 18px;display:grid;gap:12px;box-shadow:0 14px 40px #1c0b2640}
.bubble:before{content:"";position:absolute;left:50%;top:-13px;width:28px;height:28px;margin-left:-14px;background:inherit;rotate:45deg;border-radius:5px 0 0}
.bubble>*{position:relative}
h1{font:${displayWeight} clamp(28px,8vw,34px)/1.04 ${display};letter-spacing:-.02em}
.about{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;font-weight:600;font-size:.9375rem}
textarea{border:1.5px solid #1c0b2699;border-radius:14px;padding:12px 14px;font-size:1.0625rem;line-height:1.45;min-height:96px}
@media(max-width:359px){.bubble{margin-inline:8px;padding:16px 14px}}
@media(min-width:62rem){
.top{background:none}
.stage{display:grid;grid-template-columns:minmax(0,57fr) minmax(0,43fr);align-items:center;padding:0;min-height:max(640px,100svh)}
.face{height:100%;min-height:0;position:absolute;inset:0 43% 0 0}
.bubble{grid-column:2;margin:96px 72px 48px -32px;padding:32px 32px 28px;gap:16px;max-width:480px;width:100%}
.bubble:before{left:-12px;top:96px;margin:0;rotate:-45deg}
h1{font-size:clamp(40px,3.6vw,52px)}
.about{font-size:1.0625rem}
.top .logo{background:${p.yellow};border-radius:99px;padding:0 18px 0 12px}}`;
}

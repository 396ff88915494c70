import { posterPalette as p } from '@heartwood/ui/poster-palette';

/** Returns the styles that all advertising pages share; `family` is the theme's text face. */
export function frameCss(family: string): string {
  return `*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%;hyphens:manual}
body{--text:${family};font:400 1rem/1.5 var(--text);color:${p.night};background:#fff;min-height:100vh;min-height:100svh;display:flex;flex-direction:column;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
svg{display:block}
button,input,select,textarea{font:inherit;color:inherit}
fieldset{border:0;padding:0;min-width:0}
h1{text-wrap:balance;font-weight:inherit}
a{color:inherit}
form{flex:1;display:flex;flex-direction:column}
main{flex:1;display:flex;flex-direction:column;position:relative}
.vh{position:absolute;opacity:0;width:1px;height:1px;overflow:hidden;white-space:nowrap}
.trap{position:absolute;left:-9999px}
label input.vh{inset:0;width:100%;height:100%;margin:0;cursor:pointer;z-index:1}
.skip{position:absolute;left:-9999px}.skip:focus{left:20px;top:8px;z-index:20;background:#fff;color:${p.night};padding:12px 16px}
.top{position:absolute;z-index:9;inset:0 0 auto;display:flex;align-items:center;justify-content:space-between;gap:12px;padding:8px 20px}
.top{pointer-events:none}.top>*{pointer-events:auto}
.logo{display:inline-flex;align-items:center;gap:9px;min-height:48px;font-weight:700;font-size:1.3125rem;line-height:1;letter-spacing:-.02em;text-decoration:none}
.logo img{display:block;width:auto;height:1.25em}
.top .r{display:flex;gap:10px;align-items:center;font-size:.875rem;font-weight:600}
.top .r a{text-decoration:none;display:inline-flex;align-items:center;min-height:44px;padding:0 4px;white-space:nowrap}
.age{border:1.5px solid currentColor;border-radius:99px;padding:2px 8px;font-size:.7812rem;line-height:1.3;font-weight:700}
.btn{display:flex;align-items:center;justify-content:center;min-height:56px;padding:12px 26px;border:0;border-radius:16px;background:${p.orange};color:${p.night};font-weight:700;font-size:1.125rem;line-height:1.2;text-align:center;cursor:pointer}
.fine{font-size:.8125rem;line-height:1.45}
.foot{background:${p.night};color:${p.blush};font-size:.8125rem;line-height:1.5;padding:8px 20px 14px}
.foot ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:0 18px}
.foot li a{display:inline-flex;align-items:center;min-height:44px;text-decoration:none}
.foot a:hover,.top a:hover{text-decoration:underline}
:focus-visible{outline:3px solid ${p.yellow};outline-offset:2px;box-shadow:0 0 0 2px ${p.night}}
@media(max-width:15rem){.top.top{position:static;flex-wrap:wrap;background:#fff;color:${p.night}}}
@media(max-width:359px){.top{padding:8px 14px}.logo{font-size:1.125rem;gap:6px}.top .r{gap:4px}}
@media(min-width:62rem){.top{padding:16px 48px}.logo{font-size:25px}.top .r{font-size:.9375rem;gap:18px}.foot{padding:10px 48px 16px}}
@media(prefers-reduced-motion:reduce){*,:before,:after{animation:none!important;transition:none!important}}`;
}

/** The colour pairs of the frame itself. */
export const framePairs = [
  { ink: p.night, ground: p.orange, for: 'text' },
  { ink: p.blush, ground: p.night, for: 'text' },
] as const;

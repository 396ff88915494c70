import { markCss } from '../../components/Logo/mark-css';
import type { MarkLook } from '../../components/Logo/mark-css';
import type { ArtTokens } from '../../themes/derive-art';

/** Styling of the age gate: CSS values, which may refer to custom properties. */
interface EntryLook {
  /** The font of its headline and logo. */
  readonly display: string;
  readonly mark: MarkLook;
  readonly radius: { readonly button: string };
  readonly art: Readonly<
    Record<
      keyof Pick<ArtTokens, 'panel' | 'panelMuted' | 'link' | 'button' | 'label' | 'deep' | 'corner'>,
      string
    >
  >;
}

/** Returns the age gate's styles; on a desktop mirrored if the page has the theme's `data-quilt="start"`. */
export function entryCss({ display, mark, radius, art }: EntryLook): string {
  const { panel, panelMuted, link, button, label, deep, corner } = art;
  const css = `
#site-entry-warning{position:fixed;inset:0;z-index:2147483000;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;overflow:hidden auto;overscroll-behavior:contain;color:#fff;background:${panel};font-size:1.0625rem;line-height:1.45}
#site-entry-warning:not([open]){display:none}
#site-entry-warning::backdrop{background:${panel}}
html:has(#site-entry-warning:modal){overflow:hidden}
@media (display-mode:standalone){#site-entry-warning{display:none}}
@media (scripting:none){#site-entry-warning{position:relative;z-index:20;height:auto;min-height:100vh;min-height:100svh}}
.ew{position:relative;display:flex;flex-direction:column;justify-content:flex-end;min-height:100vh;min-height:100svh;overflow:hidden;padding:20px}
.ew-logo{position:absolute;z-index:3;left:20px;top:10px;display:flex;align-items:center;gap:8px;min-height:48px;font:700 min(1.45rem,8vw)/1 ${display};letter-spacing:-.02em}
.ew-logo img{width:auto;height:1.15em}
${markCss('.ew-mark', mark, link)}
.ew-art{position:absolute;right:-40px;top:56px;width:330px;height:430px}
.ew-art:before{content:"";position:absolute;left:90px;top:0;width:150px;height:330px;background:${link};border-radius:calc(2*${corner}) calc(2*${corner}) 0 0}
.ew-art:after{content:"";position:absolute;left:-330px;top:330px;width:570px;height:520px;background:linear-gradient(${link},transparent 30%);opacity:.5;clip-path:polygon(74% 0,100% 0,70% 100%,0 100%)}
.ew-leaf{position:absolute;z-index:2;left:196px;top:0;width:92px;height:362px;background:${deep};clip-path:polygon(0 14%,26% 6%,100% 0,100% 100%,0 91%)}
.ew-leaf:after{content:"";position:absolute;left:12px;top:52%;width:13px;height:13px;border-radius:50%;background:${link}}
.ew-age{position:absolute;z-index:1;left:90px;top:118px;width:106px;color:${panel};font:800 40px/1 ${display};letter-spacing:-.05em;text-align:center}
.ew-lang{position:absolute;z-index:4;right:12px;top:8px}
.ew-lang summary{display:flex;align-items:center;justify-content:center;min-width:48px;min-height:48px;padding:0 14px;border-radius:14px;color:#fff;background:${panel};font-size:.94rem;font-weight:700;list-style:none;cursor:pointer}
.ew-lang summary::-webkit-details-marker{display:none}
.ew-lang summary:after{content:"";width:7px;height:7px;margin:-4px 0 0 8px;border:solid;border-width:0 2px 2px 0;rotate:45deg}
.ew-lang summary:focus-visible{outline:3px solid ${link};outline-offset:3px}
.ew-lang form{position:absolute;right:0;top:54px;min-width:200px;max-height:min(70vh,480px);overflow:auto;padding:8px;border-radius:16px;background:#fff}
.ew-lang button{display:block;width:100%;min-height:48px;padding:8px 14px;border:0;border-radius:10px;color:${panel};background:none;font:inherit;font-weight:600;text-align:start;cursor:pointer}
.ew-lang button:hover{text-decoration:underline;text-underline-offset:3px}
.ew .ew-lang button:focus-visible{outline-color:${panel};outline-offset:-3px}
.ew-words{position:relative;z-index:3;display:grid;gap:14px;margin-top:392px}
.ew h2{margin:0;outline:none!important;box-shadow:none!important;font:800 min(10.8vw,2.9rem)/.96 ${display};letter-spacing:-.035em;text-wrap:balance;overflow-wrap:break-word}
.ew p{margin:0;text-wrap:pretty}
.ew-answers{display:grid;gap:10px;margin:2px 0}
.ew-answers form{display:contents}
.ew-answers a,.ew-answers button{display:flex;align-items:center;justify-content:center;width:100%;min-height:56px;margin:0;padding:12px 26px;border:0;border-radius:${radius.button};font:inherit;font-weight:700;line-height:1.2;text-align:center;text-decoration:none;cursor:pointer}
.ew-yes{color:${label};background:${button}}
.ew-no{color:#fff;background:none;box-shadow:inset 0 0 0 2px #ffffff88}
.ew-answers a:hover,.ew-answers button:hover{text-decoration:underline;text-underline-offset:3px}
.ew :is(a,button):focus-visible{outline:3px solid ${link};outline-offset:3px}
.ew .ew-fine{color:${panelMuted};font-size:.84rem;line-height:1.5}
.ew-fine a{display:inline-block;color:inherit;padding:4px 0;text-decoration:underline;text-underline-offset:3px}
@media (max-width:61.99rem) and (max-height:800px){.ew-art{top:40px;scale:.72;transform-origin:100% 0}.ew-words{margin-top:300px}}
@media (max-width:61.99rem) and (max-height:660px){.ew-art{top:20px;scale:.46}.ew-words{gap:10px;margin-top:178px}.ew h2{font-size:2.1rem}}
@media (max-width:61.99rem) and (max-height:460px){.ew-art{display:none}.ew-words{margin-top:64px}}
@media (min-width:62rem){.ew{justify-content:center}
.ew-logo{left:48px;top:14px;font-size:1.69rem}
.ew-art{right:max(110px,9vw);top:max(60px,calc(50vh - 345px));scale:1.9;transform-origin:100% 0}
.ew-words{gap:20px;width:min(600px,46vw);margin:0 0 0 clamp(48px,7.5vw,140px);font-size:1.1875rem}
[data-quilt=start] .ew-art{right:auto;left:max(110px,9vw);transform:translateX(330px) scaleX(-1);transform-origin:0 0}
[data-quilt=start] .ew-age{transform:scaleX(-1)}
[data-quilt=start] .ew-words{margin:0 clamp(48px,7.5vw,140px) 0 auto}
.ew h2{font-size:clamp(3rem,5.4vw,5.2rem);line-height:.94}
.ew-answers{display:flex;flex-wrap:wrap;gap:12px}.ew-answers a,.ew-answers button{width:auto}}
@media (min-width:62rem) and (max-height:780px){.ew-art{top:24px;scale:1.45}[data-quilt=start] .ew-art{top:64px}.ew h2{font-size:clamp(2.6rem,4.4vw,4rem)}}
@media (scripting:none){:has(:target)>#site-entry-warning{display:none}}
@media print{#site-entry-warning{display:none}}
@media (prefers-reduced-motion:no-preference){.ew-leaf{animation:ew-open .7s cubic-bezier(.2,.7,.2,1);transform-origin:100% 50%}@keyframes ew-open{from{transform:scaleX(1.14)}}}`;
  return css.replaceAll(/\n\s*/g, '');
}

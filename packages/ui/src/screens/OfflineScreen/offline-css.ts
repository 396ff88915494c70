import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

const { color, font, radius, mark, label, elevation } = vars;

/** Width of a letter in the widest face, in em. */
const letterWidth = 0.8;

/** The word's size: 68 px at the theme's own scale, less where the longest of its pieces would not fit. */
const wordSize = `min(calc(4.25rem * ${font.scale}), calc((100vw - ${space[40]}) / (var(--of-letters) * ${letterWidth})))`;

/**
 * Returns the styles of the offline page, which needs no file of the site; the theme's tokens are added
 * separately. On wide screens it keeps a phone's width.
 */
export function offlineCss(): string {
  const css = `
*,*:before,*:after{box-sizing:border-box;margin:0}
html{font-size:${font.base};-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{font-family:${font.text};font-size:${fontSize.body};line-height:1.5;color:${color.text};background:${color.bg};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
.of,.of *,.of *:before,.of *:after{box-sizing:border-box;margin:0}
.of [hidden]{display:none}
.of{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh;color:${color.text};background:${color.bg}}
.of a{color:inherit;text-decoration:none}
:where(.of ul,.of ol){padding:0;list-style:none}
.of svg{display:block;flex:none}
.of :focus-visible{outline:3px solid ${color.focus};outline-offset:2px}
.of-top{display:flex;align-items:center;justify-content:space-between;gap:${space[12]};min-height:60px;padding:env(safe-area-inset-top) ${space[20]} 0;border-bottom:1px solid ${color.line};background:${color.surface}}
.of-logo{display:inline-flex;align-items:center;gap:${space[8]};min-width:0;min-height:48px;color:${color.primaryText};font-family:${font.display};font-size:min(calc(1.6875rem * ${font.scale}),5.2vw * ${font.scale});font-weight:${font.logoWeight};letter-spacing:${mark.tracking};line-height:1}
@media (max-width:15rem){.of-top{flex-wrap:wrap}.of-logo{font-size:calc(min(1.6875rem,9vw) * ${font.scale})}}
.of-logo img{width:auto;height:1.15em}
.of-mark{width:${mark.size};height:${mark.size};margin-bottom:${mark.lift};margin-left:-${space[2]};border-radius:${mark.radius};background:${color.secondary};transform:${mark.transform}}
.of-copied{display:inline-flex;align-items:center;gap:${space[6]};color:${color.muted};font-size:${fontSize.small};text-align:end}
.of-main{flex:1;display:flex;flex-direction:column;width:100%;max-width:640px;margin:0 auto}
.of-home{padding:${space[28]} ${space[20]} 0}
.of-word{font-family:${font.display};font-size:${wordSize};font-weight:${font.displayWeight};letter-spacing:${font.tracking};line-height:1.05}
.of-word>span{display:inline-block;white-space:nowrap}
.of .of-hole{display:inline-block;width:.86em;height:.86em;margin:0 .03em;vertical-align:-.11em}
.of-lead{margin-top:${space[20]};font-size:${fontSize.lead};font-weight:650;text-wrap:balance}
.of-text{margin-top:${space[6]};color:${color.muted};text-wrap:pretty}
.of-chats{margin:${space[16]} ${space[20]} 0;border-top:1px solid ${color.line}}
.of-row{position:relative;min-height:72px;padding:${space[12]} 0;border-bottom:1px solid ${color.line}}
.of-line{display:flex;align-items:baseline;justify-content:space-between;gap:${space[8]}}
.of-name{min-width:0;overflow-wrap:anywhere;font-weight:650;line-height:1.3}
.of-name:after{content:"";position:absolute;inset:0}
.of-tag{flex:none;display:inline-flex;align-items:center;gap:${space[4]};padding:0 ${space[6]};border-radius:${radius.chip};background:${color.well};color:${color.text};font-size:${fontSize.fine};font-weight:600}
.of-tag[hidden]{display:none}
.of-tag svg{flex:none;width:14px;height:14px}
.of-time{flex:none;margin-left:auto;color:${color.muted};font-size:${fontSize.meta}}
.of-preview{overflow:hidden;color:${color.muted};font-size:${fontSize.small};white-space:nowrap;text-overflow:ellipsis}
.of-waits{color:${color.warnText};font-weight:650}
.of-head{display:flex;align-items:center;gap:${space[8]};min-height:60px;padding:${space[6]} ${space[12]};border-bottom:1px solid ${color.line};background:${color.surface}}
.of-back{display:grid;place-items:center;width:48px;height:48px;border-radius:${radius.icon}}
.of-partner{min-width:0}
.of-partner h1{overflow-wrap:anywhere;font-size:${fontSize.lead};font-weight:650;line-height:1.3}
.of-partner p{color:${color.muted};font-size:${fontSize.meta};line-height:1.4}
.of-log{display:flex;flex-direction:column;gap:${space[12]};padding:${space[16]} ${space[12]}}
.of-bubble{width:fit-content;max-width:76%;padding:${space[12]} ${space[16]};border:1px solid ${color.line};border-radius:${radius.bubble};border-bottom-left-radius:${radius.tail};background:${color.theirs};line-height:1.45;white-space:pre-wrap;overflow-wrap:anywhere}
[data-side=own]>.of-bubble{margin-left:auto;border-color:transparent;border-radius:${radius.bubble};border-bottom-right-radius:${radius.tail};color:${color.onMine};background:${color.mine}}
[data-waits]>.of-bubble{border:2px solid ${color.control};color:${color.text};background:none}
.of-meta{display:flex;align-items:center;gap:${space[4]};margin-top:${space[4]};color:${color.muted};font-size:${fontSize.meta};line-height:1.4}
[data-side=own]>.of-meta{justify-content:flex-end}
.of-waiting{display:none;align-items:center;gap:${space[4]}}
[data-waits]>.of-meta>.of-waiting{display:inline-flex}
[data-waits]>.of-meta>time{display:none}
.of-foot{position:sticky;bottom:0;width:100%;max-width:640px;margin:auto auto 0;padding:${space[16]} ${space[16]} max(${space[16]},env(safe-area-inset-bottom));background:${color.bg}}
.of-button{display:flex;align-items:center;justify-content:center;gap:${space[8]};width:100%;min-height:48px;padding:${space[6]} ${space[20]};border:1.5px solid ${elevation.controlLine};border-radius:${radius.button};color:${color.text};background:${color.surface};font:inherit;font-size:${label.medium};font-weight:${label.weight};letter-spacing:${label.tracking};line-height:1.2;text-transform:${label.transform};cursor:pointer}
.of-button:hover{background:${color.well}}
.of-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;
  return css.replaceAll(/\n\s*/g, '');
}

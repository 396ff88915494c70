import { posterPalette as p } from '@heartwood/ui/poster-palette';
import type { Families, ProfileLandingMaterial } from '../profile-landing';

const longLine = 56;

/** Styles of the quote; a long sentence is set smaller. */
export function quoteCss(
  { display, displayWeight }: Families,
  { person }: Pick<ProfileLandingMaterial, 'person'>,
): string {
  const long = (person.sentence?.length ?? 0) > longLine;
  return `body{background:${p.deep};color:${p.white}}
.stage{flex:1;padding:84px 20px 28px;display:grid;gap:24px;align-content:start}
h1{font:500 ${long ? 34 : 44}px/1.08 Quote,serif;letter-spacing:-.01em;color:${p.yellow};overflow-wrap:anywhere}
.say{display:grid;gap:18px}
.who{display:flex;align-items:center;gap:14px}
.who>div{display:grid;gap:2px;justify-items:start;font-weight:600}
.portrait{width:104px;height:104px;border-radius:50%;overflow:hidden;flex:none}
.portrait .photo{width:100%;height:100%;object-position:50% 14%}
.name{font:${displayWeight} 25px/1.1 ${display};letter-spacing:-.015em}
fieldset{display:grid;gap:10px}
legend{font-weight:700;padding-bottom:10px}
.answer{position:relative;display:flex;align-items:center;min-height:54px;padding:12px 18px;border-radius:4px 18px 18px;background:#0B5D60;cursor:pointer;line-height:1.35}
.answer:hover{background:#0d6669}
.answer:has(:checked){background:${p.mint};color:${p.night}}
.answer:has(:focus-visible){outline:3px solid ${p.yellow};outline-offset:2px}
textarea{display:none;border:0;background:${p.cream};color:${p.night};border-radius:4px 18px 18px;padding:12px 18px;font-size:1.0625rem;min-height:104px}
.own:has(:checked)~textarea{display:block}
@supports not selector(:has(a)){textarea{display:block}}
@media(max-width:359px){h1{font-size:${long ? 29 : 36}px}.portrait{width:80px;height:80px}}
@media(min-width:62rem){
.stage{grid-template-columns:minmax(0,11fr) minmax(0,9fr);gap:96px;align-items:center;align-content:center;padding:120px 96px 56px;min-height:max(640px,100svh)}
h1{font-size:clamp(${long ? 48 : 64}px,${long ? 4.4 : 6.6}vw,${long ? 66 : 100}px);line-height:1.04}
.say{max-width:500px}
.portrait{width:112px;height:112px}
.name{font-size:32px}}`;
}

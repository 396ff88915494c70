import { posterPalette as p } from '@heartwood/ui/poster-palette';

/** Styles that the three pages share. */
export const profileCss = `.mark{display:inline-flex;align-items:center;gap:6px;border-radius:99px;background:${p.night};color:${p.cream};font:600 .8125rem/1.3 var(--text);padding:4px 10px;letter-spacing:0;font-style:normal}
.mark svg{width:14px;height:14px;flex:none}
.place{display:inline-flex;align-items:center;gap:5px;font-weight:600}
.place svg,.hobby svg{width:19px;height:19px;stroke-width:1.8}
.photo{display:block;object-fit:cover}
.b1{fill:${p.orange}}.b2{fill:${p.night};opacity:.14}
textarea{font:inherit;color:inherit;width:100%;resize:vertical;border-radius:0}`;

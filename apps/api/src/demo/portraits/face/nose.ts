import { darker } from '../colour';
import { coordinate as c } from '../shape';
import { turned } from './head';
import type { Head } from './head';

/** The nose: a shaded side, a lit bridge and tip, nostrils and wings. */
export function noseOf(head: Head): string {
  const { nose, skin } = head.person;
  const light = head.shot.light;
  const [w, end] = [nose.width, nose.length];
  const wing = w * 1.02;
  const dark = darker(skin.shade, 0.35);
  const t = nose.tip;
  return `<g transform="translate(${c(turned(head, 0.95))},0)">
<path d="M${c(light * 7 * nose.bridge)},-22C${c(light * 11)},8 ${c(light * (w - 3))},${c(end - 18)} ${c(light * (w + 1))},${c(end - 6)}C${c(light * w * 0.7)},${c(end + 5)} ${c(light * 2)},${c(end + 6)} ${c(-light * 4)},${c(end + 1)}C${c(light * 5)},${c(end - 18)} ${c(light * 4)},0 ${c(light * 7 * nose.bridge)},-22Z" fill="${skin.shade}" opacity=".5" filter="url(#blur5)"/>
<path d="M${c(-light * 3)},-18C${c(-light * 5 * nose.bridge)},4 ${c(-light * 5)},16 ${c(-light * 4)},${c(end - 18)}" stroke="${skin.light}" stroke-width="${c(4 + nose.bridge * 1.5)}" opacity=".22" fill="none" stroke-linecap="round"/>
<ellipse cx="${c(-light * 3)}" cy="${c(end - 11)}" rx="${c(t * 0.95)}" ry="${c(t)}" fill="url(#softLight)" opacity=".75"/>
<ellipse cx="0" cy="${c(end - 4)}" rx="${c(w * 1.15)}" ry="12" fill="url(#softFlush)" opacity=".28"/>
<path d="M${c(-wing)},${c(end - 8)}C${c(-wing - 2.5)},${c(end - 1)} ${c(-wing + 2)},${c(end + 4)} ${c(-wing * 0.6)},${c(end + 2)}M${c(wing)},${c(end - 8)}C${c(wing + 2.5)},${c(end - 1)} ${c(wing - 2)},${c(end + 4)} ${c(wing * 0.6)},${c(end + 2)}" stroke="${skin.shade}" stroke-width="2.3" fill="none" opacity=".7" stroke-linecap="round"/>
<path d="M${c(-wing * 0.68)},${c(end + 1.5)}C${c(-wing * 0.5)},${c(end - 3.5)} ${c(-wing * 0.28)},${c(end - 2)} ${c(-wing * 0.18)},${c(end + 3)}C${c(-wing * 0.34)},${c(end + 5)} ${c(-wing * 0.56)},${c(end + 4.5)} ${c(-wing * 0.68)},${c(end + 1.5)}ZM${c(wing * 0.68)},${c(end + 1.5)}C${c(wing * 0.5)},${c(end - 3.5)} ${c(wing * 0.28)},${c(end - 2)} ${c(wing * 0.18)},${c(end + 3)}C${c(wing * 0.34)},${c(end + 5)} ${c(wing * 0.56)},${c(end + 4.5)} ${c(wing * 0.68)},${c(end + 1.5)}Z" fill="${dark}" opacity=".62"/>
<path d="M${c(-wing * 0.2)},${c(end + 4)}Q0,${c(end + 8)} ${c(wing * 0.2)},${c(end + 4)}" stroke="${skin.shade}" stroke-width="2" fill="none" opacity=".45" stroke-linecap="round"/></g>`;
}

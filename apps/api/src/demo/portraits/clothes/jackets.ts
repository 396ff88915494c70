import { darker, lighter } from '../colour';
import type { Frame } from '../face/neck';
import { coordinate as c } from '../shape';
import { clothLayers, garmentShape } from './cloth';
import type { Garment } from './garment';

type Side = 1 | -1;
const sides: readonly Side[] = [-1, 1];

function collars(colour: string, frame: Frame, deep: number, wide: number): string {
  const n = frame.neck;
  return sides
    .map(
      (s) =>
        `<path d="M${c(s * (n + 34))},212C${c(s * (n + 20))},206 ${c(s * (n + 8))},196 ${c(s * (n - 1))},190L${c(s * 3)},${c(deep)}L${c(s * (24 + wide))},${c(deep + 34)}C${c(s * (n + 22 + wide * 0.3))},${c(deep - 8)} ${c(s * (n + 46))},240 ${c(s * (n + 34))},212Z" fill="${s < 0 ? lighter(colour, 0.08) : darker(colour, 0.1)}" stroke="${darker(colour, 0.5)}" stroke-opacity=".45" stroke-width="2.4" stroke-linejoin="round"/>`,
    )
    .join('');
}

function placket(colour: string, top: number): string {
  return `<path d="M0,${top}V600" stroke="${darker(colour, 0.45)}" stroke-width="2.6" opacity=".5"/><path d="M-11,${top + 8}V600M11,${top + 8}V600" stroke="${darker(colour, 0.4)}" stroke-width="1.4" opacity=".3"/><g fill="${lighter(colour, 0.72)}" opacity=".85"><circle cy="${top + 34}" r="4"/><circle cy="${top + 78}" r="4"/><circle cy="${top + 122}" r="4"/></g>`;
}

function shirt(garment: Garment, frame: Frame, deep: number): string {
  const n = frame.neck;
  const shape = garmentShape(
    frame,
    0,
    (x, y) =>
      `C${c(-n + 8)},${c(y + 30)} -16,${c(deep - 26)} 0,${c(deep)}C16,${c(deep - 26)} ${c(n - 8)},${c(y + 30)} ${c(x)},${c(y)}`,
  );
  return (
    clothLayers(garment, shape) +
    placket(garment.colour, deep) +
    collars(garment.colour, frame, deep, garment.cut === 'polo' ? 16 : 22)
  );
}

function inner(garment: Garment, frame: Frame): string {
  const n = frame.neck;
  const shape = garmentShape(
    frame,
    0,
    (x, y) => `C${c(-n + 4)},${c(y + 40)} ${c(n - 4)},${c(y + 40)} ${c(x)},${c(y)}`,
  );
  return `<path d="${shape}" fill="url(#innerCloth)"/><path d="M${c(-n - 32)},228C${c(-n + 4)},268 ${c(n - 4)},268 ${c(n + 32)},228" stroke="${darker(garment.accent, 0.35)}" stroke-width="5" fill="none" opacity=".5"/>`;
}

function innerShirt(garment: Garment, frame: Frame, tie: boolean): string {
  const deep = tie ? 238 : 290;
  const n = frame.neck;
  const shape = garmentShape(
    frame,
    0,
    (x, y) =>
      `C${c(-n + 8)},${c(y + 30)} -16,${c(deep - 14)} 0,${c(deep)}C16,${c(deep - 14)} ${c(n - 8)},${c(y + 30)} ${c(x)},${c(y)}`,
  );
  const white = '#f0ece5';
  const knot = tie
    ? `<path d="M-15,236L15,236L10,268L26,470L0,500L-26,470L-10,268Z" fill="${darker(garment.accent, 0.05)}"/><path d="M-15,236L15,236L10,268L-10,268Z" fill="${darker(garment.accent, 0.25)}"/>`
    : placket(white, deep);
  return `<path d="${shape}" fill="${white}"/>${knot}${collars(white, frame, deep, 14)}`;
}

function front(frame: Frame, gap: number, deep: number): string {
  const n = frame.neck;
  const half = frame.shoulders + 4;
  return sides
    .map(
      (s) =>
        `M${c(s * (n + 30))},222C${c(s * (n + 30))},262 ${c(s * (gap + 20))},${c(deep - 60)} ${c(s * gap)},${c(deep)}L${c(s * gap)},760L${c(s * half)},760L${c(s * half)},420C${c(s * (half - 6))},296 ${c(s * half * 0.8)},250 ${c(s * (n + 30))},222Z`,
    )
    .join('');
}

function lapels(garment: Garment, frame: Frame, deep: number): string {
  const n = frame.neck;
  const fill = darker(garment.colour, 0.13);
  return sides
    .map(
      (s) =>
        `<path d="M${c(s * (n + 18))},206C${c(s * (n + 40))},222 ${c(s * (n + 56))},240 ${c(s * (n + 60))},256L${c(s * (n + 84))},300L${c(s * (n + 52))},308L${c(s * (n + 60))},328L${c(s * 12)},${c(deep)}C${c(s * 24)},${c(deep - 80)} ${c(s * (n + 2))},262 ${c(s * (n + 18))},206Z" fill="${s < 0 ? lighter(garment.colour, 0.06) : fill}" stroke="${darker(garment.colour, 0.55)}" stroke-opacity=".5" stroke-width="2.4" stroke-linejoin="round"/>`,
    )
    .join('');
}

function collarStand(garment: Garment, frame: Frame): string {
  const n = frame.neck;
  const colour = garment.cut === 'denim' ? lighter(garment.colour, 0.06) : darker(garment.colour, 0.06);
  return sides
    .map(
      (s) =>
        `<path d="M${c(s * (n + 6))},186C${c(s * (n + 26))},196 ${c(s * (n + 46))},212 ${c(s * (n + 60))},232C${c(s * (n + 66))},262 ${c(s * (n + 52))},288 ${c(s * (n + 36))},306C${c(s * (n + 14))},284 ${c(s * (n + 2))},246 ${c(s * (n + 6))},186Z" fill="${colour}" stroke="${darker(garment.colour, 0.5)}" stroke-opacity=".55" stroke-width="2.6" stroke-linejoin="round"/>`,
    )
    .join('');
}

function hood(garment: Garment, frame: Frame): string {
  const n = frame.neck;
  const shape = garmentShape(
    frame,
    0,
    (x, y) => `C${c(-n + 6)},${c(y + 46)} ${c(n - 6)},${c(y + 46)} ${c(x)},${c(y)}`,
  );
  const roll = `M${c(-n - 6)},176C${c(-n - 40)},196 ${c(-n - 62)},226 ${c(-n - 48)},256C${c(-n - 6)},296 -30,300 0,304C30,300 ${c(n + 6)},296 ${c(n + 48)},256C${c(n + 62)},226 ${c(n + 40)},196 ${c(n + 6)},176C${c(n + 12)},222 40,262 0,270C-40,262 ${c(-n - 12)},222 ${c(-n - 6)},176Z`;
  const cord = lighter(garment.colour, 0.7);
  return `${clothLayers(garment, shape)}<path d="${roll}" fill="url(#cloth)" stroke="${darker(garment.colour, 0.5)}" stroke-opacity=".4" stroke-width="2.4"/><path d="M${c(-n - 30)},226C-60,272 60,272 ${c(n + 30)},226" stroke="${darker(garment.colour, 0.5)}" stroke-width="9" opacity=".18" fill="none"/><path d="M-24,294C-28,330 -22,350 -26,384M24,294C28,330 22,346 25,372" stroke="${cord}" stroke-width="4.6" fill="none" stroke-linecap="round"/>`;
}

function scarf(garment: Garment, frame: Frame): string {
  const n = frame.neck;
  const coat = garmentShape(frame, 0, (x, y) => `L${c(x)},${c(y)}`);
  const loop = `M${c(-n - 16)},150C${c(-n - 46)},184 ${c(-n - 60)},226 ${c(-n - 30)},262C-40,300 44,302 ${c(n + 36)},260C${c(n + 62)},226 ${c(n + 44)},182 ${c(n + 14)},150C${c(n * 0.5)},184 ${c(-n * 0.5)},184 ${c(-n - 16)},150Z`;
  const end = `M-52,262C-64,330 -74,400 -72,470L14,476C18,410 10,340 6,282Z`;
  const fabric =
    garment.pattern === 'plain'
      ? ''
      : `<path d="${end}" fill="url(#fabric)"/><path d="${loop}" fill="url(#fabric)"/>`;
  return `<path d="${coat}" fill="url(#innerCloth)"/><path d="${end}" fill="url(#cloth)"/><path d="${loop}" fill="url(#cloth)"/>${fabric}<path d="M${c(-n - 34)},220C-50,258 50,262 ${c(n + 40)},214M${c(-n - 20)},186C-40,222 40,226 ${c(n + 22)},184M-30,300C-36,360 -40,420 -38,470" stroke="${darker(garment.colour, 0.5)}" stroke-width="7" fill="none" opacity=".28"/>`;
}

/** Clothes with a collar, a lining or an opening. */
export function jacket(garment: Garment, frame: Frame): string {
  switch (garment.cut) {
    case 'shirt':
      return shirt(garment, frame, 296);
    case 'polo':
      return shirt(garment, frame, 276);
    case 'hoodie':
      return hood(garment, frame);
    case 'scarf':
      return scarf(garment, frame);
    case 'blazer':
      return inner(garment, frame) + clothLayers(garment, front(frame, 6, 430)) + lapels(garment, frame, 430);
    case 'suit':
      return (
        innerShirt(garment, frame, true) +
        clothLayers(garment, front(frame, 5, 440)) +
        lapels(garment, frame, 440)
      );
    case 'cardigan':
      return (
        inner(garment, frame) +
        clothLayers(garment, front(frame, 16, 420)) +
        `<path d="M${c(-frame.neck - 30)},224C${c(-frame.neck - 26)},280 -34,350 -18,424V600M${c(frame.neck + 30)},224C${c(frame.neck + 26)},280 34,350 18,424V600" stroke="${darker(garment.colour, 0.28)}" stroke-width="14" fill="none"/>`
      );
    case 'coat':
      return (
        innerShirt(garment, frame, false) +
        clothLayers(garment, front(frame, 14, 410)) +
        lapels(garment, frame, 410)
      );
    case 'denim':
      return (
        inner(garment, frame) +
        clothLayers(garment, front(frame, 30, 380)) +
        `<path d="M-36,330V600M36,330V600M-150,300C-148,340 -150,380 -150,420M150,300C148,340 150,380 150,420" stroke="#d8a55c" stroke-width="2.200" stroke-dasharray="6 4" opacity=".7" fill="none"/>` +
        collarStand(garment, frame)
      );
    default:
      return (
        inner(garment, frame) +
        clothLayers(garment, front(frame, 26, 370)) +
        `<path d="M-168,280C-130,310 -116,370 -122,480M168,280C130,310 116,370 122,480M-72,300C-58,350 -62,400 -58,470" stroke="#fff" stroke-width="6" opacity=".13" fill="none" stroke-linecap="round"/><path d="M-24,350V600" stroke="#cfcac4" stroke-width="4" stroke-dasharray="5 3" opacity=".8"/>` +
        collarStand(garment, frame)
      );
  }
}

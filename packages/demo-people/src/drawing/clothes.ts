import { darker, lighter, night, white } from './colour';
import type { Figure, Person } from './figure';
import { both, box, clipped, disc, each, fill, line, times } from './svg';

/** Half widths of neck and shoulders. */
export type Build = Record<'neck' | 'shoulders', number>;

const builds: Record<Person['look'], [lean: Build, full: Build]> = {
  her: [
    { neck: 35, shoulders: 134 },
    { neck: 46, shoulders: 160 },
  ],
  andro: [
    { neck: 40, shoulders: 148 },
    { neck: 46, shoulders: 160 },
  ],
  him: [
    { neck: 47, shoulders: 168 },
    { neck: 56, shoulders: 186 },
  ],
};

export const buildOf = ({ look, full }: Person): Build => builds[look][full ? 1 : 0];

/** The depth of the shoulder line at that distance from the middle. */
const slope = ({ neck, shoulders }: Build, from: number) =>
  380 + (Math.max(0, from - neck - 6) / shoulders) * 26;

/** Path of right shoulder, both arms and left shoulder, from one side of the neckline to the other. */
function outer(build: Build, from: number): string {
  const w = build.shoulders;
  const [r, l] = [(value: number) => 200 + value, (value: number) => 200 - value];
  return `C${r(w * 0.86)} 398 ${r(w)} 408 ${r(w + 5)} 450C${r(w + 12)} 520 ${r(w + 16)} 600 ${r(w + 18)} 700L${l(w + 18)} 700C${l(w + 16)} 600 ${l(w + 12)} 520 ${l(w + 5)} 450C${l(w)} 408 ${l(w * 0.86)} 398 ${l(from)} ${slope(build, from)}Z`;
}

/**
 * Draws neck and chest in the skin's colours; the chin's shadow is darker than the shadow side of the face.
 */
export function neckAndChest({ person, shot, light, shade }: Figure, build: Build): string {
  const [n, chinY] = [build.neck, person.face.chinY];
  const neck = `M${200 - n} 285C${200 - n} 340 ${200 - n} 366 ${190 - n} 378L${166 - n} 390L200 452L${234 + n} 390L${210 + n} 378C${200 + n} 366 ${200 + n} 340 ${200 + n} 285Z`;
  const chest = `M${192 - n} 376L${208 + n} 376${shot.top.kind === 'strap' ? outer(build, n + 8) : `L${226 + n} 392L${200 + n} 500H${200 - n}L${174 - n} 392Z`}`;
  const cast = `M${194 - n} 280V${chinY + 4}C${200 - n * 0.3} ${chinY + 34} ${200 + n * 0.2} ${chinY + 42} ${200 + n * 0.35} 404L${260 + n} 420V280Z`;
  const fold = `M${200 - n / 2} ${chinY + 26}q${n / 2} 8 ${n} 0`;
  return `${fill(chest, light)}${clipped('chest', chest, fill('M216 376L240 700H530V376Z', shade))}${fill(neck, light)}${clipped('neck', neck, fill(cast, darker(shade, 0.14)) + (person.age > 60 ? line(fold, darker(shade, 0.2), 2, 'opacity=".6"') : ''))}
    ${line(`M${180 - n} 404q26 4 38 14M${220 + n} 404q-26 4 -38 14`, shade, 3, 'opacity=".55"')}`;
}

const zigzag = 'l15 -14l15 14'.repeat(14);
const stripes = (colour: string) => times(10, (at) => box(-20, 426 + at * 28, 440, 11, colour));
const shadowHalf = 'M212 340L248 700H540V340Z';

/** Draws the clothes over neck and chest. */
export function clothes({ shot, shade }: Figure, build: Build): string {
  const { neck: n, shoulders: w } = build;
  const { kind, colour, second } = shot.top;
  const [dark, pale] = [darker(colour, 0.3), lighter(colour, 0.22)];
  const x = (value: number) => 200 + value;
  const arm = `M${x(34 - w)} 478C${x(38 - w)} 540 ${x(42 - w)} 620 ${x(40 - w)} 700`;
  const seams = (tone: string) => both(line(arm, darker(tone, 0.4), 3.4, 'opacity=".7"'));
  const body = (path: string, pattern = '', tone = colour) =>
    `${fill(path, tone)}${clipped('clothes', path, `${pattern}${fill(shadowHalf, night, 'opacity=".25"')}${seams(tone)}`)}`;
  const cut = (from: number, neckline: string) =>
    `M${x(-from)} ${slope(build, from)}${neckline}${outer(build, from)}`;
  const round = (from: number, dip: number) =>
    `C${x(-from * 0.7)} ${dip} ${x(from * 0.7)} ${dip} ${x(from)} ${slope(build, from)}`;
  const pointed = (from: number, dip: number) => `L200 ${dip}L${x(from)} ${slope(build, from)}`;
  const crew = cut(n + 12, round(n + 12, 424));
  const hem = (colour: string, width = 8) =>
    line(`M${x(-n - 12)} ${slope(build, n + 12)}${round(n + 12, 424)}`, colour, width);
  switch (kind) {
    case 'crew':
      return body(crew) + hem(dark);
    case 'tee':
      return body(crew) + hem(second);
    case 'knit':
      return `${body(crew, line(`M-10 470${zigzag}`, second, 7) + line(`M-10 496${zigzag}`, pale, 5) + line('M-10 520H420', second, 5))}${hem(second, 12)}`;
    case 'stripe':
      return body(cut(n + 30, round(n + 30, 418)), stripes(second));
    case 'scoop':
      return body(cut(n + 26, round(n + 26, 450)));
    case 'vee':
      return `${body(cut(n + 18, pointed(n + 18, 462)))}${line(`M${x(-n - 18)} ${slope(build, n + 18)}${pointed(n + 18, 462)}`, dark, 5)}`;
    case 'wrap':
      return body(
        cut(n + 24, `L210 466L${x(n + 24)} ${slope(build, n + 24)}`),
        line(`M${x(n + 24)} 390L140 620`, dark, 5),
      );
    case 'turtle': {
      const collar = `M${x(-n - 4)} 350q${n + 4} 20 ${n * 2 + 8} 0l9 46q-${n + 13} 26 -${n * 2 + 26} 0Z`;
      return `${body(cut(n + 6, `L${x(n + 6)} 380`))}${fill(collar, colour)}${clipped('collar', collar, fill(shadowHalf, night, 'opacity=".25"'))}${line(`M${x(-n - 2)} 372q${n + 2} 20 ${n * 2 + 4} 0`, dark, 3, 'opacity=".7"')}`;
    }
    case 'strap': {
      const a = w * 0.5;
      const top = `M${x(-a - 11)} 396L${x(11 - a)} 394L${x(20 - a)} 430C${x(-30)} 456 ${x(30)} 456 ${x(a - 20)} 430L${x(a - 11)} 394L${x(a + 11)} 396
        C${x(a + 14)} 430 ${x(w - 34)} 460 ${x(w - 30)} 500L${x(w - 24)} 700H${x(24 - w)}L${x(30 - w)} 500C${x(34 - w)} 460 ${x(-a - 14)} 430 ${x(-a - 11)} 396Z`;
      return `${both(line(`M${x(32 - w)} 480C${x(30 - w)} 540 ${x(30 - w)} 620 ${x(26 - w)} 700`, shade, 3.4))}${body(top)}`;
    }
    case 'shirt':
    case 'denim':
    case 'polo': {
      const open = kind === 'polo' ? 430 : 440;
      const trim = kind === 'denim' ? lighter(colour, 0.4) : dark;
      const collar = (side: 1 | -1) =>
        `M${x(side * (n - 2))} 366L${x(side * (n + 16))} 378L${x(side * (n + 30))} 412L${x(side * 22)} 448L${x(side * 2)} ${open - 4}Z`;
      const pockets = line('M114 510h54v10l-27 14 -27 -14ZM232 510h54v10l-27 14 -27 -14Z', trim, 3);
      const buttons = each(kind === 'polo' ? [456] : [480, 528, 576, 624], (y) => disc(200, y, 4.5, second));
      return `${body(cut(n + 12, pointed(n + 12, open)), line(`M200 ${open}V${kind === 'polo' ? 490 : 700}`, trim, 3) + (kind === 'denim' ? pockets : ''))}${fill(collar(-1), pale)}${fill(collar(1), dark)}${buttons}`;
    }
    case 'jacket':
    case 'cardigan': {
      const open = kind === 'jacket' && second === white;
      const shirt = cut(n + 12, open ? pointed(n + 12, 440) : round(n + 12, 428));
      const front = `M${x(-n - 14)} ${slope(build, n + 14)}L166 600L170 700H${x(-w - 18)}C${x(-w - 16)} 600 ${x(-w - 12)} 520 ${x(-w - 5)} 450C${x(-w)} 408 ${x(-w * 0.86)} 398 ${x(-n - 14)} ${slope(build, n + 14)}Z`;
      const lapel = `M${x(-n - 12)} 376L${x(-n - 38)} 396L${x(-n - 44)} 446L${x(-n - 22)} 446L166 590L178 560Z`;
      const edge = line(`M${x(-n - 14)} 384L168 600V700`, second, 9);
      const half = (tone: string, lapelTone: string) =>
        `${fill(front, tone)}${line(arm, darker(colour, 0.45), 3.4, 'opacity=".7"')}${kind === 'jacket' ? fill(lapel, lapelTone) : edge}`;
      return body(shirt, '', second) + both(half(colour, pale), half(dark, darker(dark, 0.25)));
    }
    case 'hoodie': {
      const hood = `M${x(-n - 4)} 352C${x(-n - 50)} 362 ${x(-n - 62)} 400 ${x(-n - 30)} 420C160 440 184 448 200 452C216 448 240 440 ${x(n + 30)} 420
        C${x(n + 62)} 400 ${x(n + 50)} 362 ${x(n + 4)} 352C${x(n + 6)} 400 220 424 200 426C180 424 ${x(-n - 6)} 400 ${x(-n - 4)} 352Z`;
      return `${body(crew)}${fill(hood, pale)}${clipped('hood', hood, fill('M204 340H420V480H210Z', night, 'opacity=".3"'))}${line('M180 446v54M220 446v46', second, 5)}`;
    }
  }
}

import { darker, mix, night, white } from './colour';
import { expressions } from './expressions';
import type { Figure } from './figure';
import { irises } from './palette';
import { clipped, disc, fill, line } from './svg';

const lashWidths = { her: 5.4, him: 3.6, andro: 4.2 };

function eye({ person, shot, light, shade }: Figure, side: 1 | -1): string {
  const { eyes, look } = person;
  const { eyes: state, low, lid, gaze = 0 } = expressions[shot.expression];
  const far = side < 0 ? shot.turn : 0;
  const w = eyes.width * (1 - 0.12 * far);
  const centre = 200 + side * eyes.gap * (far > 0 ? 0.96 : 1);
  const x = (value: number) => centre + side * value;
  const up = (value: number) => 228 - eyes.height * value * lid;
  const lash = lashWidths[look];
  const outerY = 228 - eyes.tilt;
  if (state === 'shut')
    return `${line(`M${x(-w)} 227C${x(-w * 0.4)} 239 ${x(w * 0.5)} 239 ${x(w + 2)} 226`, night, lash)}${look === 'her' ? line(`M${x(w - 1)} 228l${side * 8} 5M${x(w - 8)} 233l${side * 5} 7`, night, 3.4) : ''}`;
  if (state === 'joy' || (state === 'wink' && side > 0))
    return `${line(`M${x(-w)} 232C${x(-w * 0.5)} 219 ${x(w * 0.5)} 218 ${x(w + 2)} 231`, night, lash)}${look === 'her' ? line(`M${x(w)} 230l${side * 8} -2`, night, 3.4) : ''}`;
  const lidColour = side > 0 ? darker(shade, 0.25) : mix(light, shade, 0.55);
  const inner = `${x(-w)} 231`;
  const top = `M${inner}C${x(-w * 0.55)} ${up(1.15)} ${x(w * 0.45)} ${up(1.35)} ${x(w)} ${outerY}`;
  const shape = `${top}C${x(w * 0.5)} ${236 - low * 1.3} ${x(-w * 0.4)} ${238 - low * 1.5} ${inner}Z`;
  const crease = `M${x(-w * 0.8)} ${up(0.95)}C${x(-w * 0.3)} ${up(1.75)} ${x(w * 0.6)} ${up(1.7)} ${x(w + 3)} ${224 - eyes.tilt}`;
  const hood = `${crease}L${x(w)} ${outerY}C${x(w * 0.45)} ${up(1.3)} ${x(-w * 0.5)} ${up(1.1)} ${inner}Z`;
  const [irisX, irisY] = [centre + gaze - shot.turn * 2.5, 228 - eyes.height * 0.08];
  const iris = disc(irisX, irisY, 8.6, irises[eyes.colour]) + disc(irisX, irisY, 5, night);
  return `${eyes.hooded ? fill(hood, lidColour) : line(crease, lidColour, 2.4)}${fill(shape, side > 0 ? '#F1E6DE' : '#FFFCF8')}${clipped(`eye${side}`, shape, iris)}${disc(irisX + 2.6, irisY - 3, 1.9, white)}${line(top, night, lash)}
    ${look === 'her' ? line(`M${x(w)} ${outerY}l${side * 8} ${-4 - eyes.tilt * 0.6}`, night, 4) : ''}`;
}

/** Draws both eyes. */
export function eyes(figure: Figure): string {
  return eye(figure, -1) + eye(figure, 1);
}

/** Draws both brows, in a shade of the hair. */
export function brows({ person, shot }: Figure, colour: string): string {
  const { thickness: t, arch, slant } = person.brows;
  const { brow, cocked = 0 } = expressions[shot.expression];
  const one = (side: 1 | -1) => {
    const x = (value: number) => 200 + side * (person.eyes.gap + value);
    const y = 201 + brow - (side > 0 ? cocked : 0) - (person.eyes.height - 9) * 0.6;
    return `M${x(-21)} ${y + t / 2 + slant}C${x(-16)} ${y - t / 2 + slant} ${x(-4)} ${y - arch - t * 0.6} ${x(8)} ${y - arch - t * 0.5}
      C${x(18)} ${y - arch - t * 0.4} ${x(25)} ${y - arch * 0.2} ${x(29)} ${y + 5}C${x(20)} ${y - arch * 0.3 + 1} ${x(12)} ${y - arch + t * 0.5} ${x(4)} ${y - arch + t * 0.5}
      C${x(-6)} ${y - arch + t * 0.6} ${x(-14)} ${y + t * 0.6 + slant} ${x(-21)} ${y + t / 2 + slant}Z`;
  };
  return fill(one(-1) + one(1), colour);
}

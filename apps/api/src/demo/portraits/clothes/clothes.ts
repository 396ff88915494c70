import { darker, lighter } from '../colour';
import type { Frame } from '../face/neck';
import { bodyPath } from '../face/neck';
import { coordinate as c } from '../shape';
import { clothLayers, garmentShape, shoulderSplit } from './cloth';
import { jacket } from './jackets';
import type { Garment } from './garment';
import { fabricDefinition } from './pattern';

function band(garment: Garment, path: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${darker(garment.colour, 0.22)}" stroke-width="${width}"/><path d="${path}" fill="none" stroke="${darker(garment.colour, 0.55)}" stroke-width="1.8" opacity=".5" transform="translate(0,${c(width / 2)})"/>`;
}

function simple(garment: Garment, frame: Frame): string {
  const n = frame.neck;
  const cutLine: Partial<
    Record<Garment['cut'], { open: number; curve: (x: number, y: number) => string; rim: number }>
  > = {
    crew: {
      open: 0,
      rim: 9,
      curve: (x, y) => `C${c(-n + 4)},${c(y + 40)} ${c(n - 4)},${c(y + 40)} ${c(x)},${c(y)}`,
    },
    knit: {
      open: 0.02,
      rim: 15,
      curve: (x, y) => `C${c(-n + 2)},${c(y + 44)} ${c(n - 2)},${c(y + 44)} ${c(x)},${c(y)}`,
    },
    henley: {
      open: 0.01,
      rim: 8,
      curve: (x, y) => `C${c(-n + 4)},${c(y + 46)} ${c(n - 4)},${c(y + 46)} ${c(x)},${c(y)}`,
    },
    vneck: {
      open: 0.05,
      rim: 8,
      curve: (x, y) =>
        `C${c(-n)},${c(y + 30)} -22,${c(y + 78)} 0,${c(y + 96)}C22,${c(y + 78)} ${c(n)},${c(y + 30)} ${c(x)},${c(y)}`,
    },
    scoop: {
      open: 0.14,
      rim: 7,
      curve: (x, y) => `C${c(-x + 14)},${c(y + 78)} ${c(x - 14)},${c(y + 78)} ${c(x)},${c(y)}`,
    },
    boat: {
      open: 0.26,
      rim: 6,
      curve: (x, y) => `C${c(-x + 40)},${c(y + 26)} ${c(x - 40)},${c(y + 26)} ${c(x)},${c(y)}`,
    },
  };
  const chosen = cutLine[garment.cut];
  if (!chosen) throw new Error(`No neckline for ${garment.cut}`);
  const shape = garmentShape(frame, chosen.open, chosen.curve);
  const { start } = shoulderSplit(frame, chosen.open);
  const rim = `M${c(-start[0])},${c(start[1] - 3)}${chosen.curve(start[0], start[1] - 3)}`;
  const placket =
    garment.cut === 'henley'
      ? `<path d="M-9,266L-8,350L8,350L9,266Z" fill="${darker(garment.colour, 0.16)}"/><g fill="${lighter(garment.colour, 0.6)}"><circle cy="284" r="3.4"/><circle cy="308" r="3.4"/><circle cy="332" r="3.4"/></g>`
      : '';
  return clothLayers(garment, shape) + band(garment, rim, chosen.rim) + placket;
}

function turtleneck(garment: Garment, frame: Frame): string {
  const n = frame.neck;
  const shape = garmentShape(frame, 0, (x, y) => `L${c(x)},${c(y)}`);
  const collar = `M${c(-n - 7)},148C${c(-n * 0.5)},170 ${c(n * 0.5)},170 ${c(n + 7)},148L${c(n + 20)},226C${c(n * 0.6)},256 ${c(-n * 0.6)},256 ${c(-n - 20)},226Z`;
  return `${clothLayers(garment, shape)}<path d="${collar}" fill="url(#cloth)"/>${garment.pattern === 'plain' ? '' : `<path d="${collar}" fill="url(#fabric)"/>`}<path d="M${c(-n - 18)},222C${c(-n * 0.6)},254 ${c(n * 0.6)},254 ${c(n + 18)},222M${c(-n - 10)},176C${c(-n * 0.5)},198 ${c(n * 0.5)},198 ${c(n + 10)},176" stroke="${darker(garment.colour, 0.5)}" stroke-width="5" opacity=".26" fill="none"/><path d="M${c(-n - 7)},148C${c(-n * 0.5)},170 ${c(n * 0.5)},170 ${c(n + 7)},148" stroke="${lighter(garment.colour, 0.3)}" stroke-width="3" opacity=".4" fill="none"/>`;
}

function strapTop(garment: Garment, frame: Frame): string {
  const half = frame.shoulders;
  const shape = `M${c(-half * 0.62)},760L${c(-half * 0.66)},420C${c(-half * 0.62)},372 ${c(-half * 0.58)},344 ${c(-half * 0.5)},316C${c(-half * 0.3)},306 -40,322 0,330C40,322 ${c(half * 0.3)},306 ${c(half * 0.5)},316C${c(half * 0.58)},344 ${c(half * 0.62)},372 ${c(half * 0.66)},420L${c(half * 0.62)},760Z`;
  const straps = `M${c(-half * 0.49)},330C${c(-half * 0.47)},296 ${c(-half * 0.45)},272 ${c(-half * 0.42)},252M${c(half * 0.49)},330C${c(half * 0.47)},296 ${c(half * 0.45)},272 ${c(half * 0.42)},252`;
  return `${clothLayers(garment, shape)}<path d="${straps}" stroke="${garment.colour}" stroke-width="15" fill="none"/><path d="${straps}" stroke="${darker(garment.colour, 0.4)}" stroke-width="2" fill="none" opacity=".4" transform="translate(7,0)"/>`;
}

function wrapTop(garment: Garment, frame: Frame): string {
  const shape = garmentShape(
    frame,
    0.08,
    (x, y) =>
      `C${c(-x + 20)},${c(y + 60)} -40,${c(y + 110)} 8,${c(y + 128)}C30,${c(y + 96)} ${c(x - 26)},${c(y + 40)} ${c(x)},${c(y)}`,
  );
  return `${clothLayers(garment, shape)}<path d="M8,362C30,328 78,280 ${c(frame.neck + 46)},236M8,362C-20,404 -80,440 -150,456" stroke="${darker(garment.colour, 0.5)}" stroke-width="4" fill="none" opacity=".55"/><path d="M12,372C-14,412 -70,452 -140,470" stroke="${darker(garment.colour, 0.55)}" stroke-width="9" fill="none" opacity=".16"/>`;
}

function blouse(garment: Garment, frame: Frame): string {
  const n = frame.neck;
  const shape = garmentShape(
    frame,
    0.02,
    (x, y) =>
      `C${c(-n + 6)},${c(y + 34)} -14,${c(y + 66)} 0,${c(y + 86)}C14,${c(y + 66)} ${c(n - 6)},${c(y + 34)} ${c(x)},${c(y)}`,
  );
  const collar = (s: 1 | -1): string =>
    `<path d="M${c(s * (n + 32))},222C${c(s * (n + 48))},240 ${c(s * (n + 48))},270 ${c(s * (n + 22))},296C${c(s * (n - 12))},306 ${c(s * 14)},304 ${c(s * 2)},312C${c(s * 14)},288 ${c(s * (n - 8))},256 ${c(s * (n + 32))},222Z" fill="${lighter(garment.colour, 0.12)}" stroke="${darker(garment.colour, 0.45)}" stroke-opacity=".35" stroke-width="2.4"/>`;
  return `${clothLayers(garment, shape)}<path d="M0,312V560" stroke="${darker(garment.colour, 0.5)}" stroke-width="2.6" opacity=".45"/><g fill="${lighter(garment.colour, 0.7)}" opacity=".8"><circle cy="350" r="4"/><circle cy="396" r="4"/></g>${collar(-1)}${collar(1)}`;
}

/** The clothes of a shot over the body, and the paint they need. */
export function clothesOf(
  garment: Garment,
  frame: Frame,
): { definitions: string; body: string; drawn: string } {
  const body = `<path d="${bodyPath(frame)}" fill="url(#neckSkin)"/>`;
  const collarbones = `<path d="M-14,250C-56,238 -96,242 -134,262M14,250C56,238 96,242 134,262" stroke="url(#boneShade)" stroke-width="5" opacity=".4" fill="none"/>`;
  const drawn = ((): string => {
    switch (garment.cut) {
      case 'turtle':
        return turtleneck(garment, frame);
      case 'strap':
        return collarbones + strapTop(garment, frame);
      case 'wrap':
        return wrapTop(garment, frame);
      case 'blouse':
        return blouse(garment, frame);
      case 'crew':
      case 'knit':
      case 'henley':
      case 'vneck':
      case 'scoop':
      case 'boat':
        return collarbones + simple(garment, frame);
      default:
        return jacket(garment, frame);
    }
  })();
  return { definitions: fabricDefinition(garment), body, drawn };
}

import { darker, lighter } from '../colour';
import type { Garment } from './garment';

/** The pattern of a fabric as a paint server with id `fabric`; nothing for a plain one. */
export function fabricDefinition({ pattern, colour, accent }: Garment): string {
  const tile = (width: number, height: number, content: string, turn = 0): string =>
    `<pattern id="fabric" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${content}</pattern>`;
  const dark = darker(colour, 0.4);
  const light = lighter(colour, 0.45);
  switch (pattern) {
    case 'plain':
      return '';
    case 'stripes':
      return tile(40, 30, `<rect width="40" height="11" fill="${accent}" opacity=".85"/>`);
    case 'pinstripes':
      return tile(13, 20, `<rect width="2" height="20" fill="${light}" opacity=".45"/>`);
    case 'checks':
      return tile(
        46,
        46,
        `<rect width="18" height="46" fill="${dark}" opacity=".42"/><rect width="46" height="18" fill="${dark}" opacity=".42"/><rect x="30" width="3" height="46" fill="${light}" opacity=".5"/><rect y="30" width="46" height="3" fill="${light}" opacity=".5"/>`,
      );
    case 'dots':
      return tile(
        24,
        24,
        `<circle cx="6" cy="6" r="3.2" fill="${accent}" opacity=".8"/><circle cx="18" cy="18" r="3.2" fill="${accent}" opacity=".8"/>`,
      );
    case 'flowers':
      return tile(
        58,
        52,
        `<g fill="${accent}" opacity=".75"><circle cx="13" cy="9" r="5"/><circle cx="19" cy="14" r="5"/><circle cx="15" cy="20" r="5"/><circle cx="8" cy="18" r="5"/><circle cx="7" cy="11" r="5"/></g><circle cx="12.500" cy="14.500" r="3" fill="${dark}" opacity=".7"/><g fill="${light}" opacity=".6"><circle cx="40" cy="34" r="4"/><circle cx="46" cy="38" r="4"/><circle cx="42" cy="43" r="4"/><circle cx="36" cy="40" r="4"/></g><path d="M24,28q8,2 10,9M4,40q6,-4 12,0" stroke="${dark}" stroke-width="2.400" fill="none" opacity=".5"/>`,
      );
    case 'ribs':
      return tile(
        9,
        20,
        `<rect width="3" height="20" fill="${dark}" opacity=".4"/><rect x="5" width="2" height="20" fill="${light}" opacity=".2"/>`,
      );
    case 'cables':
      return tile(
        44,
        30,
        `<path d="M6,0C18,8 18,22 6,30M18,0C6,8 6,22 18,30" stroke="${dark}" stroke-width="4" fill="none" opacity=".42"/><path d="M7.500,0C19,8 19,22 7.500,30" stroke="${light}" stroke-width="1.600" fill="none" opacity=".35"/><path d="M28,0V30M33,0V30M38,0V30" stroke="${dark}" stroke-width="2" opacity=".3"/>`,
      );
    case 'melange':
      return tile(
        17,
        13,
        `<path d="M1,3h4M9,1h5M4,8h6M12,10h4M0,11h3" stroke="${light}" stroke-width="1.400" opacity=".35"/><path d="M6,5h5M1,7h3M10,12h5M13,6h3" stroke="${dark}" stroke-width="1.400" opacity=".4"/>`,
      );
  }
}

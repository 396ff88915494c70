import type { Tokens } from '../../themes/derive-tokens';

/** The theme's mark behind a brand's name: CSS values, which may refer to custom properties. */
export type MarkLook = Readonly<Record<keyof Omit<Tokens['mark'], 'tracking'>, string>>;

/** Returns the mark's styles, for pages without the components' styles; as in `Logo.css.ts`. */
export function markCss(
  selector: string,
  { size, radius, transform, lift }: MarkLook,
  colour: string,
): string {
  return `${selector}{width:${size};height:${size};margin:0 0 ${lift} -2px;border-radius:${radius};background:${colour};transform:${transform}}`;
}

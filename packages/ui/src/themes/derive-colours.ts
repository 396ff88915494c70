import { black, contrast, fit, fromOklch, mix, toOklch, white, withOpacity } from './colour';
import type { Hex } from './colour';
import type { ThemeSeeds } from './seeds';

/** The two colour schemes every theme has. */
export type Scheme = 'light' | 'dark';

type Grounds = readonly [Hex, ...Hex[]];

interface Fill {
  fill: Hex;
  label: Hex;
}

const textRatio = 4.6;

function lightFill(seed: Hex, ink: Hex): Fill {
  if (contrast(white, seed) >= 4.5) return { fill: seed, label: white };
  if (contrast(white, seed) >= 3.6) return { fill: fit(seed, [white], textRatio), label: white };
  return { fill: seed, label: ink };
}

function darkFill(seed: Hex, ink: Hex): Fill {
  const [lightness, chroma, hue] = toOklch(seed);
  const fill = lightness < 0.66 ? fromOklch([0.7, Math.min(chroma, 0.16), hue]) : seed;
  return { fill, label: fit(ink, [fill], 7) };
}

function labelOn(ground: Hex, ink: Hex): Hex {
  return contrast(white, ground) >= 4.5 ? white : ink;
}

function primaryFill({ colours, primaryFill: strength }: ThemeSeeds, scheme: Scheme, ink: Hex): Fill {
  if (scheme === 'dark') {
    const seed = colours.primaryDark;
    return seed === 'derived' ? darkFill(colours.primary, ink) : { fill: seed, label: labelOn(seed, ink) };
  }
  if (strength === 'keep') return { fill: colours.primary, label: labelOn(colours.primary, ink) };
  return lightFill(colours.primary, ink);
}

function grounds({ paper, card, ink, night }: ThemeSeeds['colours'], scheme: Scheme) {
  if (scheme === 'light') {
    return {
      bg: paper,
      surface: card,
      raised: white,
      sunken: mix(paper, ink, 0.045),
      line: mix(card, ink, 0.13),
      text: ink,
    };
  }
  const [lightness, chroma, hue] = toOklch(night);
  const surface = fromOklch([lightness + 0.045, chroma * 1.1, hue]);
  return {
    bg: night,
    surface,
    raised: fromOklch([lightness + 0.085, chroma * 1.15, hue]),
    sunken: fromOklch([lightness + 0.025, chroma, hue]),
    line: mix(surface, white, 0.13),
    text: mix(white, paper, 0.6),
  };
}

function ownBubble(seeds: ThemeSeeds, scheme: Scheme, surface: Hex, primary: Hex): Hex {
  const { colours, bubble } = seeds;
  if (bubble === 'soft') {
    return scheme === 'dark' ? mix(surface, primary, 0.28) : mix(colours.card, colours.primary, 0.24);
  }
  return scheme === 'dark' ? mix(surface, colours.primary, 0.8) : primary;
}

const hovered = ({ fill, label }: Fill) =>
  label === white ? mix(fill, black, 0.12) : mix(fill, white, 0.14);

/** Derives every colour role of one scheme from the seeds by look.md's rules. */
export function deriveColours(seeds: ThemeSeeds, scheme: Scheme) {
  const { colours } = seeds;
  const dark = scheme === 'dark';
  const base = grounds(colours, scheme);
  const on: Grounds = [base.bg, base.surface, base.sunken, ...(dark ? [base.raised] : [])];
  const ink = mix(colours.ink, black, 0.25);
  const primary = primaryFill(seeds, scheme, ink);
  const success = dark ? darkFill(colours.success, ink) : lightFill(colours.success, ink);
  const danger = dark ? darkFill(colours.danger, ink) : lightFill(colours.danger, ink);
  const soft = (seed: Hex, { fill }: Fill) =>
    dark ? mix(base.surface, fill, 0.2) : mix(colours.card, seed, 0.13);
  const readable = (seed: Hex, ground: Hex) => fit(seed, [...on, ground], textRatio);

  const primarySoft = soft(colours.primary, primary);
  const successSoft = soft(colours.success, success);
  const dangerSoft = soft(colours.danger, danger);
  const warnSoft = dark
    ? mix(base.surface, colours.secondary, 0.2)
    : mix(colours.card, colours.secondary, 0.3);
  const mine = ownBubble(seeds, scheme, base.surface, primary.fill);

  return {
    ...base,
    /** Ground of soft buttons and quiet tags. */
    well: dark ? base.raised : base.sunken,
    edge: dark ? mix(base.surface, base.text, 0.42) : colours.ink,
    muted: fit(mix(base.text, base.bg, dark ? 0.34 : 0.32), on, textRatio),
    control: fit(mix(base.text, base.bg, 0.55), on, 3.05),
    primary: primary.fill,
    onPrimary: primary.label,
    primaryHover: hovered(primary),
    primaryText: readable(dark ? primary.fill : colours.primary, primarySoft),
    primarySoft,
    secondary: colours.secondary,
    onSecondary: ink,
    success: success.fill,
    onSuccess: success.label,
    successText: readable(dark ? success.fill : colours.success, successSoft),
    successSoft,
    danger: danger.fill,
    onDanger: danger.label,
    dangerHover: hovered(danger),
    dangerText: readable(dark ? danger.fill : colours.danger, dangerSoft),
    dangerSoft,
    warnText: readable(colours.secondary, warnSoft),
    warnSoft,
    unread: colours.secondary,
    onUnread: ink,
    mine,
    onMine: seeds.bubble === 'soft' ? base.text : labelOn(mine, ink),
    theirs: dark ? base.raised : base.surface,
    focus: fit(dark ? primary.fill : colours.primary, on, 3.2),
    sheen: withOpacity(white, dark ? 0.07 : 0.67),
    scrim: withOpacity(dark ? mix(colours.night, black, 0.3) : colours.ink, 0.66),
  };
}

/** Colour roles of a scheme. */
export type ColourTokens = ReturnType<typeof deriveColours>;

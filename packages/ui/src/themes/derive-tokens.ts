import { black, mix, withOpacity, white } from './colour';
import { deriveArt } from './derive-art';
import { deriveColours } from './derive-colours';
import type { ColourTokens, Scheme } from './derive-colours';
import { deriveDrawing } from './derive-drawing';
import type { DisplayFont, TextFont, ThemeSeeds } from './seeds';

/** No shadow, in a form that is valid in a list of shadows, unlike `none`. */
const noShadow = '0 0 #0000';

const sansFallback = 'ui-sans-serif, system-ui, sans-serif';

/** Returns the `font-family` of a face: the web font, its metric-compatible fallback, then the system. */
function fontStack({ face }: DisplayFont | TextFont): string {
  return face.kind === 'system' ? face.stack : `'${face.family}', '${face.family} Fallback', ${sansFallback}`;
}

function elevationTokens(seeds: ThemeSeeds, scheme: Scheme, c: ColourTokens) {
  const { elevation } = seeds;
  const dark = scheme === 'dark';
  const raised = dark
    ? `0 16px 36px -16px ${black}`
    : `0 16px 36px -18px ${withOpacity(seeds.colours.ink, 0.35)}`;
  const lineShadow = `inset 0 0 0 1px ${c.line}`;
  const hard = (reach: string) => `0 0 0 2px ${c.edge}, ${reach} 0 1px ${c.edge}`;
  const hardInside = (reach: string) => `inset 0 0 0 2px ${c.edge}, ${reach} 0 ${c.edge}`;
  const modal = `0 40px 90px -30px ${withOpacity(black, 0.66)}`;
  const flat = { card: noShadow, raised, modal, button: noShadow, controlLine: c.control, chipLine: c.line };
  switch (elevation.kind) {
    case 'soft':
      return {
        ...flat,
        card: dark
          ? `inset 0 1px 0 ${withOpacity(white, 0.05)}, 0 12px 30px -14px ${black}`
          : `0 1px 2px ${withOpacity(elevation.shade, 0.08)}, 0 14px 34px -18px ${withOpacity(elevation.shade, 0.3)}`,
      };
    case 'glow':
      return {
        ...flat,
        card: dark ? `0 20px 44px -24px ${black}` : `0 18px 44px -24px ${withOpacity(elevation.shade, 0.54)}`,
        button: `0 8px 22px -8px ${c.primary}`,
      };
    case 'mat':
      return {
        ...flat,
        card: dark
          ? `0 8px 20px -14px ${black}`
          : `0 1px 1px ${withOpacity(elevation.shade, 0.08)}, 0 10px 24px -18px ${withOpacity(elevation.shade, 0.4)}`,
      };
    case 'low':
      return {
        ...flat,
        card: dark ? `0 10px 26px -18px ${black}` : `0 12px 30px -22px ${withOpacity(elevation.shade, 0.5)}`,
      };
    case 'line':
      return { ...flat, card: lineShadow };
    case 'outline':
      return {
        ...flat,
        card: hard('5px 6px'),
        button: hardInside('3px 4px'),
        controlLine: c.edge,
        chipLine: c.edge,
      };
    case 'block':
      return flat;
  }
}

/** Frame of a member's card: padding around the photo, its corners, line and ground. */
function cardTokens({ elevation, caption, radii }: ThemeSeeds, c: ColourTokens) {
  const frame = {
    inset: '0px',
    photoRadius: `${radii.card}px`,
    line: '0px',
    ground: caption === 'arch' ? 'transparent' : c.surface,
    shadow: caption === 'arch' ? noShadow : 'var(--hw-elevation-card)',
    heart: white,
    heartLabel: mix(c.onSecondary, c.surface, 0.2),
    heartLine: noShadow,
    heartRadius: '50%',
  };
  if (caption === 'arch') {
    return {
      ...frame,
      photoRadius: `999px 999px ${radii.card}px ${radii.card}px`,
      heart: c.surface,
      heartLabel: c.primaryText,
    };
  }
  switch (elevation.kind) {
    case 'block':
      return {
        ...frame,
        inset: '10px',
        photoRadius: `${radii.card - 8}px`,
        heart: c.primary,
        heartLabel: c.onPrimary,
      };
    case 'mat':
      return {
        ...frame,
        inset: '12px',
        photoRadius: '4px',
        line: '1px',
        heart: c.primarySoft,
        heartLabel: c.primaryText,
        heartRadius: '10px',
      };
    case 'outline':
      return { ...frame, heartRadius: '12px', heartLine: `0 0 0 2px ${c.edge}` };
    case 'line':
      return {
        ...frame,
        heart: withOpacity(black, 0.68),
        heartLabel: white,
        heartLine: `inset 0 0 0 1.5px ${withOpacity(white, 0.75)}`,
        heartRadius: `${Math.max(2, radii.control)}px`,
      };
    case 'soft':
    case 'glow':
    case 'low':
      return frame;
  }
}

/** A chosen chip: in the theme's soft colour with a line, or filled where everything is outlined. */
function chipTokens({ elevation }: ThemeSeeds, c: ColourTokens) {
  return elevation.kind === 'outline'
    ? { chosen: c.primary, chosenLabel: c.onPrimary, chosenLine: c.edge }
    : { chosen: c.primarySoft, chosenLabel: c.primaryText, chosenLine: c.primaryText };
}

const marks = {
  drop: {
    size: '.42em',
    radius: '50% 50% 50% 0',
    transform: 'rotate(-45deg)',
    lift: '.32em',
    tracking: '-.04em',
  },
  diamond: { size: '.3em', radius: '0', transform: 'rotate(45deg)', lift: '0em', tracking: '.02em' },
  dot: { size: '.42em', radius: '50%', transform: 'none', lift: '.32em', tracking: '-.04em' },
  leaf: { size: '.42em', radius: '0 60% 0 60%', transform: 'none', lift: '.32em', tracking: '-.02em' },
  arch: { size: '.42em', radius: '50% 50% 0 0', transform: 'none', lift: '.32em', tracking: '-.02em' },
  slant: { size: '.42em', radius: '2px', transform: 'skewX(-14deg)', lift: '.32em', tracking: '-.04em' },
};

function radiusTokens({ radii }: ThemeSeeds) {
  const { card, control, button } = radii;
  const pill = button === 'pill';
  const bubble = Math.min(22, Math.max(4, card));
  return {
    card: `${card}px`,
    photo: `${card * 0.75}px`,
    control: `${control}px`,
    button: pill ? '999px' : `${button}px`,
    icon: pill ? '50%' : `${button}px`,
    chip: pill ? '999px' : `${button}px`,
    field: `${Math.min(26, Math.max(pill ? 26 : button, 2))}px`,
    bubble: `${bubble}px`,
    tail: '6px',
    sheet: `${Math.max(4, card)}px`,
    modal: `${card + 8}px`,
  };
}

function labelTokens({ labels }: ThemeSeeds) {
  return labels === 'capitals'
    ? {
        transform: 'uppercase',
        tracking: '.05em',
        small: '.8125rem',
        medium: '.8125rem',
        large: '.8125rem',
        weight: '700',
        name: 'uppercase',
        nameTracking: '.02em',
        nameFactor: '.96',
      }
    : {
        transform: 'none',
        tracking: '-.005em',
        small: '.9375rem',
        medium: '1rem',
        large: '1.0625rem',
        weight: '680',
        name: 'none',
        nameTracking: '-.015em',
        nameFactor: '1',
      };
}

/** Derives the complete token set of one scheme. Every value is a CSS value as text. */
export function deriveTokens(seeds: ThemeSeeds, scheme: Scheme) {
  const color = deriveColours(seeds, scheme);
  const { elevation } = seeds;
  const tinted = elevation.kind === 'block';
  const tint = (soft: string) => (tinted ? soft : color.surface);
  const fourth = tinted ? mix(color.surface, elevation.tint, 0.2) : color.surface;
  return {
    color,
    font: {
      display: fontStack(seeds.display),
      displayWeight: String(seeds.display.weight),
      logoWeight: String(Math.min(seeds.display.weight + 60, 900)),
      tracking: `${seeds.display.tracking}em`,
      scale: String(seeds.display.scale),
      text: fontStack(seeds.text),
      base: `${(seeds.text.base / 16) * 100}%`,
    },
    label: labelTokens(seeds),
    radius: radiusTokens(seeds),
    elevation: elevationTokens(seeds, scheme, color),
    photo: {
      ratio: seeds.photo.ratio.replace('/', ' / '),
      heroRatio: seeds.caption === 'over' ? '9 / 10' : '1 / 1',
      filter: seeds.photo.filter,
      layer: seeds.photo.layer,
      blend: seeds.photo.blend,
    },
    card: {
      ...cardTokens(seeds, color),
      gap: `${seeds.cardGap.desktop}px`,
      gapPhone: `${seeds.cardGap.phone}px`,
      tint1: tint(color.primarySoft),
      tint2: tint(color.warnSoft),
      tint3: tint(color.successSoft),
      tint4: fourth,
    },
    chip: chipTokens(seeds, color),
    mark: marks[seeds.mark],
    drawing: deriveDrawing(seeds),
    art: deriveArt(seeds, scheme),
  };
}

/** The tree of tokens; the contract has the same shape. */
export type Tokens = ReturnType<typeof deriveTokens>;

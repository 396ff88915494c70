import type { Hex } from './colour';

/** `light` follows the visitor's system setting; `dark` starts dark and is light only on request. */
export type DefaultScheme = 'light' | 'dark';

/** The colours of a theme. A brand may override these and nothing else. */
export interface ColourSeeds {
  primary: Hex;
  /** The primary of the dark scheme; `derived` computes it from `primary`. */
  primaryDark: Hex | 'derived';
  /** Also the colour of unread badges. */
  secondary: Hex;
  success: Hex;
  danger: Hex;
  /** Page ground of the light scheme. */
  paper: Hex;
  /** Card ground of the light scheme. */
  card: Hex;
  /** Text of the light scheme. */
  ink: Hex;
  /** Page ground of the dark scheme. */
  night: Hex;
}

/** Metrics that make a system font take the same space as the web font, in percent. */
export interface FallbackMetrics {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** A self-hosted face, whose files `fonts/generate.ts` creates under this id. */
export interface WebFont {
  kind: 'web';
  family: string;
  /** Key of the files in `fontFiles`. */
  file: FontFileId;
  fallback: FallbackMetrics;
  /** The same for the weights of labels and names, where the file has several weights. */
  boldFallback?: FallbackMetrics;
}

/** A system font. */
export interface SystemFont {
  kind: 'system';
  stack: string;
}

/** Ids of the generated font files. */
export type FontFileId =
  | 'archivo'
  | 'atkinson-hyperlegible-next'
  | 'bricolage-grotesque'
  | 'cormorant'
  | 'familjen-grotesk'
  | 'figtree'
  | 'fraunces'
  | 'funnel-sans'
  | 'gabarito'
  | 'geist'
  | 'host-grotesk'
  | 'source-serif-4'
  | 'syne'
  | 'wix-madefor-text';

export interface DisplayFont {
  face: WebFont | SystemFont;
  weight: number;
  /** Letter spacing, em. */
  tracking: number;
  /** Factor on every display size. */
  scale: number;
}

export interface TextFont {
  face: WebFont | SystemFont;
  /** Root size in px at the browser's default setting. */
  base: number;
}

export interface Radii {
  card: number;
  control: number;
  button: number | 'pill';
}

/** A card's elevation. `shade` colours the shadow in the light scheme; `tint` is the fourth block's. */
export type Elevation =
  | { kind: 'soft' | 'glow' | 'mat' | 'low'; shade: Hex }
  | { kind: 'block'; tint: Hex }
  | { kind: 'line' | 'outline' };

/** Where name and place are on a member's card. */
export type CaptionPlace = 'over' | 'below' | 'arch';

export interface PhotoTreatment {
  /** Width over height of a card's photo. */
  ratio: `${number}/${number}`;
  /** CSS filter of the image. */
  filter: string;
  /** CSS gradient blended above the image. */
  layer: string;
  /** Blend mode of the layer. */
  blend: string;
}

/** Layout of the landing page's drawn people: in columns, around one giant face, or in tall arches. */
export type QuiltLayout = 'columns' | 'giant' | 'tall';

/** Grounds of the drawn people, in order of weight. They carry no text. */
export type QuiltGrounds = readonly [Hex, Hex, Hex, Hex, Hex, Hex];

/**
 * The illustrated pages: landing page, age gate, error pages, the picture next to a form, social cards. They
 * are the same in both schemes, except for paper, ink and word, which are derived for the theme's other
 * scheme.
 */
export interface ArtSeeds {
  /** Ground of the headline. */
  paper: Hex;
  /** The headline's text. */
  ink: Hex;
  /** The stressed word of the headline. */
  word: Hex;
  /** The dark field behind white text, links and the button. */
  panel: Hex;
  link: Hex;
  button: Hex;
  /** Label of the button. */
  label: Hex;
  quilt: QuiltGrounds;
  layout: QuiltLayout;
  /** Side of the quilt next to the text. */
  side: 'start' | 'end';
  /** Radius of the panel's corner, px. */
  corner: number;
}

/** The complete design of a theme. Leaving one out is a type error. */
export interface ThemeSeeds {
  name: string;
  defaultScheme: DefaultScheme;
  colours: ColourSeeds;
  /** `keep` leaves the light primary at full strength with a dark label; `fit` darkens it for a white one. */
  primaryFill: 'keep' | 'fit';
  display: DisplayFont;
  text: TextFont;
  radii: Radii;
  elevation: Elevation;
  caption: CaptionPlace;
  photo: PhotoTreatment;
  bubble: 'soft' | 'solid';
  labels: 'plain' | 'capitals';
  /** Gap between cards, px. */
  cardGap: { phone: number; desktop: number };
  art: ArtSeeds;
  /** Shape of the small mark behind the brand's name. */
  mark: 'drop' | 'diamond' | 'dot' | 'leaf' | 'arch' | 'slant';
}

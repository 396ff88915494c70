import type { Beard, Earrings, Face, GlassesShape, Look, Necklace } from '../drawing/figure';
import type { Expression, Person, PropName, SceneName, Shot, Top } from '../drawing/figure';
import type { CutName } from '../drawing/hair-cuts';
import { skins } from '../drawing/palette';
import type { HairColourName, IrisName, SkinName } from '../drawing/palette';
import { sceneNames } from '../drawing/scenes';
import { isAmong, words } from '../words';

/** The options of each trait. A word listed several times is used that often. */
export const traits = {
  look: words('her him her him her her him her him andro-her andro-him'),
  age: [26, 29, 31, 34, 36, 38, 41, 44, 47, 51, 55, 60, 64, 69, 73],
  full: [false, true, false],
  skin: Object.keys(skins) as SkinName[],
  covering: words('none none none headscarf none none none none none'),
  coilyCovering: words('none none headwrap none none none headscarf none none'),
  shape: {
    her: words('oval round heart long diamond oval'),
    him: words('square long oval broad diamond round'),
    andro: words('oval long square diamond heart'),
  } satisfies Record<Look, string[]>,
  cut: {
    her: words(
      'wave long centre lob bob sidebob pixie bun lowbun pony plait curlylong shag shortcurls spiky',
    ),
    him: words(
      'crop fringe quiff sweep sidepart slick buzz receding wreath bald longman manbun curlytop combover shortcurls',
    ),
    andro: words('undercut pixie spiky curlytop shag lob sweep fringe shortcurls buzz'),
  } satisfies Record<Look, CutName[]>,
  coilyCut: {
    her: words('afro halo boxbraids cornrows shortcurls curlylong bun fade locs lowbun'),
    him: words('fade buzz locs curlytop cornrows bald shortcurls wreath fade'),
    andro: words('fade afro locs curlytop cornrows shortcurls'),
  } satisfies Record<Look, CutName[]>,
  hairColour: {
    porcelain: words('copper flax blond ash chestnut espresso'),
    rose: words('copper flax blond auburn chestnut ash'),
    peach: words('chestnut auburn caramel blond espresso'),
    sand: words('espresso chestnut night caramel'),
    honey: words('night espresso chestnut'),
    olive: words('night espresso chestnut'),
    bronze: words('night espresso night'),
    umber: words('night espresso night'),
    cocoa: words('night espresso night'),
    ebony: words('night night espresso'),
  } satisfies Record<SkinName, HairColourName[]>,
  greyHair: {
    fifty: words('steel pepper silver natural'),
    sixty: words('silver steel white'),
    seventy: words('white silver'),
  } satisfies Record<string, (HairColourName | 'natural')[]>,
  dyedHair: words(
    'natural natural natural natural natural wine natural natural natural natural natural natural rosewood natural natural natural',
  ),
  beard: words(
    'none short stubble full none goatee moustache short none long stubble handlebar full none',
  ) satisfies Beard[],
  glasses: {
    her: words('none none round none none none square none none none cat none none half none none'),
    others: words('none none round none none none square none none none square none none half none none'),
  } satisfies Record<string, GlassesShape[]>,
  earrings: words('none stud hoop disc drop none hoop') satisfies Earrings[],
  eyeColour: {
    light: words('blue green brown grey hazel'),
    dark: words('umber night chestnut'),
  } satisfies Record<string, IrisName[]>,
  top: {
    her: words('vee strap scoop turtle knit stripe wrap jacket denim cardigan shirt crew'),
    him: words('crew shirt turtle jacket hoodie knit denim polo tee cardigan stripe'),
    andro: words('hoodie turtle jacket tee denim stripe shirt crew knit'),
  } satisfies Record<Look, Top[]>,
  necklace: words('chain beads none choker chain none') satisfies Necklace[],
  expression: words(
    'calm soft smile grin laugh smirk wink aside dream talk soft smile soft smirk aside grin',
  ) satisfies Expression[],
  scene: [...sceneNames, ...words('plain disc arch plain split')] as SceneName[],
  framing: words('bust bust half close bust half bust') satisfies Shot['framing'][],
  /** For people from 60 on, who also get square crops. */
  closerFraming: words('bust close bust bust close half') satisfies Shot['framing'][],
  turn: [0, 0.9, 0.6, 0, 1, 0.3, 0.8],
  tilt: [0, -4, 3, 0, 5, -3, 0, -5],
  mirrored: [false, true],
  prop: words('cup wine book chin wave flowers guitar folded none') satisfies (PropName | 'none')[],
  hat: [false, false, true, false, false, false],
  sunHat: words('straw cap fedora'),
  townHat: words('beanie beret fedora bandana cap'),
};

/** Head shapes: half widths, and the height of the chin. */
export const shapes: Record<(typeof traits.shape)[Look][number], Omit<Face, 'top' | 'jawY'>> = {
  oval: { skull: 73, cheek: 71, jaw: 55, chin: 24, chinY: 340 },
  round: { skull: 76, cheek: 78, jaw: 64, chin: 32, chinY: 334 },
  square: { skull: 74, cheek: 73, jaw: 67, chin: 38, chinY: 340 },
  heart: { skull: 76, cheek: 70, jaw: 49, chin: 18, chinY: 338 },
  long: { skull: 69, cheek: 67, jaw: 55, chin: 28, chinY: 350 },
  diamond: { skull: 70, cheek: 75, jaw: 53, chin: 22, chinY: 342 },
  broad: { skull: 77, cheek: 79, jaw: 71, chin: 36, chinY: 342 },
};

export const hasCoilyHair = ({ skin }: Pick<Person, 'skin'>) => isAmong('umber cocoa ebony', skin);
export const hasBrownEyes = ({ skin }: Pick<Person, 'skin'>) =>
  isAmong('sand honey olive bronze umber cocoa ebony', skin);
export const isOutdoors = (scene: SceneName) =>
  isAmong('beach mountains hills boat dogpark bicycle market', scene);
export const cutSuitsAge = (cut: CutName, age: number) =>
  !(age < 44 && isAmong('wreath receding combover', cut)) &&
  !(age > 58 && isAmong('undercut cornrows manbun', cut));
const flatCuts =
  'wave long centre lob bob longman plait boxbraids curlylong crop fringe fade buzz bald wreath receding slick sidepart locs shag combover';
/** Whether a haircut lies flat enough for a hat. */
export const goesUnderHat = (cut: CutName) => isAmong(flatCuts, cut);
/** Whether a haircut is too tall for a close-up. */
export const isTall = ({ hair, covering }: Pick<Person, 'hair' | 'covering'>) =>
  covering.kind === 'headwrap' || isAmong('afro halo bun manbun shortcurls curlytop quiff', hair.cut);

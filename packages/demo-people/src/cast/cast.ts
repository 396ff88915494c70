import type { Face, Look, Person } from '../drawing/figure';
import { brightFrames, darkFrames, lipsticks, metals, scarfColours, wrapColours } from '../drawing/palette';
import type { HairColourName, SkinName } from '../drawing/palette';
import { bagOf, between, chance, pick, seededRandom } from '../random';
import type { Bag, Random } from '../random';
import { cutSuitsAge, hasBrownEyes, hasCoilyHair, shapes, traits } from './traits';

/** Creates a bag per trait, each with its own seed, so that changing a list only changes that trait. */
export function bags(seed: string) {
  const known = new Map<string, Bag<unknown>>();
  return function deal<Item>(trait: string, list: readonly Item[], fits?: (item: Item) => boolean): Item {
    const bag = (known.get(trait) ?? bagOf(seededRandom(`${seed} ${trait}`), list)) as Bag<Item>;
    known.set(trait, bag);
    return bag(fits);
  };
}

type Deal = ReturnType<typeof bags>;
type Lists = typeof traits;

function hairColourFor(skin: SkinName, age: number, look: Look, deal: Deal, lists: Lists): HairColourName {
  const natural = deal(`hair of ${skin}`, lists.hairColour[skin]);
  const dyed = deal('dyed hair', lists.dyedHair);
  const band = age >= 68 ? 'seventy' : age >= 58 ? 'sixty' : 'fifty';
  const grey = deal(`hair at ${band}`, lists.greyHair[band]);
  if (look !== 'him' && dyed !== 'natural' && age < 60) return dyed;
  return age < 50 || grey === 'natural' ? natural : grey;
}

function faceFor(shape: keyof typeof shapes, look: Look, full: boolean, random: Random): Face {
  const base = shapes[shape];
  const him = look === 'him';
  const wide = (him ? 2 : look === 'her' ? -1 : 0) + (full ? 6 : 0);
  const cheek = Math.min(82, base.cheek + wide + between(random, -1.5, 1.5));
  const jaw = base.jaw + wide + (him ? 3 : 0) + (full ? 4 : 0) + between(random, -2, 2);
  return {
    skull: base.skull + (full ? 2 : 0) + between(random, -1, 1),
    cheek,
    jaw: Math.min(jaw, cheek - (him ? 6 : 9)),
    chin: base.chin + (him ? 6 : 0) + between(random, -2, 2),
    top: look === 'her' ? 104 : 98,
    jawY: (him ? 303 : 299) + between(random, -4, 3),
    chinY: base.chinY + (him ? 5 : look === 'her' ? -3 : 0) + between(random, -3, 3),
  };
}

/** Creates the people of a seed, who lend members their faces; `lists` are the options of their traits. */
export function castOf(seed: string, size: number, lists = traits): Person[] {
  const deal = bags(seed);
  return Array.from({ length: size }, (_, index): Person => {
    const random = (trait: string) => seededRandom(`${seed} ${trait} ${index}`);
    const dealt = deal('look', lists.look);
    const look: Look = dealt === 'her' || dealt === 'him' ? dealt : 'andro';
    const gender = dealt.endsWith('her') ? 'female' : 'male';
    const her = look === 'her';
    const age = deal(`age ${gender}`, lists.age) + Math.floor(between(random('age'), -1, 3));
    const skin = deal('skin', lists.skin);
    const full = deal(`full ${gender}`, lists.full);
    const coily = hasCoilyHair({ skin });
    const covering = her ? deal(`covering ${coily}`, coily ? lists.coilyCovering : lists.covering) : 'none';
    const coverings = covering === 'headwrap' ? wrapColours : scarfColours;
    const cuts = coily ? lists.coilyCut[look] : lists.cut[look];
    const cut = deal(`cut ${look} ${coily}`, cuts, (one) => cutSuitsAge(one, age));
    const bareLips = coily ? '#6E2F2A' : hasBrownEyes({ skin }) ? '#A5513E' : '#C46A58';
    const lips = random('lips');
    const eyes = random('eyes');
    const brows = random('brows');
    const nose = random('nose');
    // On dark skin a dark moustache looks like a drooping mouth.
    const beards = (one: Person['beard']) => !(coily && age < 50 && one === 'moustache');
    const beard = look === 'him' ? deal('beard', lists.beard, beards) : 'none';
    const frames = coily ? brightFrames : darkFrames;
    const glasses = deal(
      `glasses ${her}`,
      lists.glasses[her ? 'her' : 'others'],
      (one) => one !== 'half' || age > 58,
    );
    return {
      gender,
      look,
      age,
      full,
      skin,
      face: faceFor(deal(`shape ${look}`, lists.shape[look]), look, full, random('face')),
      eyes: {
        width: between(eyes, 18.5, 21.5),
        height: between(eyes, 8, 11.5) * (age > 60 ? 0.88 : 1),
        tilt: between(eyes, -3, 3.5),
        gap: between(eyes, 34.5, 37.5),
        hooded: chance(eyes, age > 55 ? 0.6 : 0.25),
        colour: pick(random('eye colour'), lists.eyeColour[hasBrownEyes({ skin }) ? 'dark' : 'light']),
      },
      brows: {
        thickness: her ? between(brows, 4.5, 7.5) : between(brows, 7, 11),
        arch: her ? between(brows, 5, 10) : between(brows, 1, 6),
        slant: between(brows, -2, 2.5),
      },
      nose: {
        length: between(nose, 40, 51),
        tip: (coily ? 3 : 0) + (her ? between(nose, 10, 14) : between(nose, 12, 18)),
        bump: between(nose, -2, 4),
      },
      lips: {
        width: her ? between(lips, 24, 29) : between(lips, 26, 32),
        fullness: between(lips, 0.8, 1.15) + (coily ? 0.2 : 0) - (age > 60 ? 0.22 : 0),
        colour: her && chance(lips, 0.75) ? pick(random('lipstick'), lipsticks) : bareLips,
      },
      hair: {
        cut: covering === 'headwrap' ? 'fade' : cut,
        colour: hairColourFor(skin, age, look, deal, lists),
      },
      covering: { kind: covering, colour: pick(random('covering'), coverings) },
      beard: cut === 'longman' && beard === 'none' ? 'short' : beard,
      freckles: ['porcelain', 'rose', 'peach'].includes(skin) && chance(random('freckles'), 0.3),
      mole: pick(random('mole'), [0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 1]),
      glasses: { shape: glasses, colour: pick(random('frames'), frames) },
      earrings: her ? deal('earrings', lists.earrings) : chance(random('earrings'), 0.12) ? 'stud' : 'none',
      metal: pick(random('metal'), metals),
      hearingAid: chance(random('hearing aid'), age > 60 ? 0.12 : 0.03),
      wheelchair: chance(random('wheelchair'), 0.035),
    };
  });
}

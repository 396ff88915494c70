import { distance, luminance, night, white } from '../drawing/colour';
import type { Person, Shot } from '../drawing/figure';
import { cloths, cream, grounds, hairColours, skins } from '../drawing/palette';
import type { GroundName } from '../drawing/palette';
import { behindHead } from '../drawing/scenes';
import { chance, pick, seededRandom } from '../random';
import { bags } from './cast';
import { goesUnderHat, isOutdoors, isTall, traits } from './traits';

/** The colours of the head, besides skin, that border on the background. */
function outlineColour({ covering, hair, skin }: Person): string {
  if (covering.kind !== 'none') return covering.colour;
  return hair.cut === 'bald' || hair.cut === 'wreath' ? skins[skin][0] : hairColours[hair.colour];
}

/** Whether a colour behind the head contrasts with skin, hair and clothes. */
export function standsOut(behind: string, person: Person): boolean {
  const [light, shade] = skins[person.skin];
  const apart = distance(behind, outlineColour(person)) > 105;
  return apart && distance(behind, light) > 92 && distance(behind, shade) > 62;
}

const jacketShirts = [white, cream, '#1F1530', '#FFC531'];
const trims = [cream, '#FFC531', '#FF6B4A', '#0C8577', '#24365E', white];
const groundNames = Object.keys(grounds) as GroundName[];

/**
 * Creates so many pictures of each person; `lists` are the options. As far as they suit, no scene, ground,
 * clothes or expression repeats before all others were used.
 */
export function shotsOf(
  seed: string,
  people: readonly { person: Person; pictures: number }[],
  lists = traits,
): Shot[][] {
  const deal = bags(`${seed} shots`);
  return people.map(({ person, pictures }, index) =>
    Array.from({ length: pictures }, (_, at): Shot => {
      const random = (trait: string) => seededRandom(`${seed} ${trait} ${index}.${at}`);
      const { look, age, skin, covering, wheelchair } = person;
      const [light, shade] = skins[skin];
      const scarfed = covering.kind === 'headscarf';
      const scene = deal('scene', lists.scene);
      const ground = deal('ground', groundNames, (name) =>
        standsOut(behindHead(scene, grounds[name]), person),
      );
      const [behind, darker] = grounds[ground];
      const kind = deal(
        `top ${look}`,
        lists.top[look],
        (one) => !(scarfed && ['strap', 'scoop', 'hoodie'].includes(one)) && !(age > 66 && one === 'hoodie'),
      );
      const colour = deal('cloth', cloths, (one) => {
        const fits = distance(one, behind) > 90 && distance(one, darker) > 70 && distance(one, light) > 80;
        return fits && distance(one, shade) > 50 && distance(one, scarfed ? covering.colour : night) > 40;
      });
      const seconds = kind === 'jacket' ? jacketShirts : trims;
      const [frames, framings] =
        age < 60 ? ['framing', lists.framing] : ['closer framing', lists.closerFraming];
      const dealt = deal(frames, framings, (one) => one !== 'close' || !isTall(person));
      const framing = wheelchair && at % 2 === 0 ? 'half' : dealt;
      const half = framing === 'half';
      const sunny = isOutdoors(scene);
      const hatted = deal('hat', lists.hat) && goesUnderHat(person.hair.cut) && covering.kind === 'none';
      const hat = deal(sunny ? 'sun hat' : 'town hat', sunny ? lists.sunHat : lists.townHat);
      const low = ['vee', 'scoop', 'strap', 'wrap'].includes(kind) && look === 'her' && !scarfed;
      const dog = pick(random('dog'), ['dog', 'poodle'] as const);
      const prop = deal('prop', lists.prop, (one) => !(look === 'him' && one === 'flowers'));
      const back = behindHead(scene, grounds[ground]);
      const hatColours = cloths.filter((one) => distance(one, back) > 100 && distance(one, light) > 70);
      return {
        scene,
        ground,
        top: {
          kind,
          colour,
          second: pick(
            random('second'),
            seconds.filter((one) => distance(one, colour) > 90),
          ),
        },
        expression: deal('expression', lists.expression),
        framing,
        turn: half ? 0 : deal('turn', lists.turn),
        tilt: deal('tilt', lists.tilt),
        mirrored: deal('mirrored', lists.mirrored),
        prop: !half ? 'none' : scene === 'dogpark' ? dog : prop,
        hat: { kind: hatted ? hat : 'none', colour: pick(random('hat colour'), hatColours) },
        sunglasses: sunny && luminance(light) > 0.2 && chance(random('sunglasses'), 0.16),
        necklace: low ? deal('necklace', lists.necklace) : 'none',
      };
    }),
  );
}

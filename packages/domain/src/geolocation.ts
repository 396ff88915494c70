/** How long a position is kept in the browser. */
export const positionCacheMs = 3_600_000;

/** A coordinate as it may leave the device: rounded to two decimals. */
export function coarseCoordinate(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/** Whether two numbers are a place on Earth. */
export function isPosition(lat: number, lon: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}

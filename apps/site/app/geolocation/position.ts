import { geolocationMaxAgeMs } from '@heartwood/domain';

/** Whether the browser may tell the place: the words of its own, and whether it can at all. */
export type GeolocationPermission = 'unsupported' | 'unknown' | PermissionState;

/** A position as it leaves the device: degrees with two decimals, about a kilometre. */
export interface RoughPosition {
  readonly lat: number;
  readonly lon: number;
}

/** A browser as far as places go. */
type PlaceBrowser = Partial<Pick<Navigator, 'geolocation' | 'permissions'>>;

interface Watch {
  /** Is told what the browser says later. */
  readonly onChange: (permission: GeolocationPermission) => void;
  readonly signal: AbortSignal;
}

/** Whether the browser lets the site know the place; `unknown` where it doesn't say. */
export async function readPermission(
  { geolocation, permissions }: PlaceBrowser,
  { onChange, signal }: Watch,
): Promise<GeolocationPermission> {
  if (!geolocation) return 'unsupported';
  if (!permissions) return 'unknown';
  try {
    const status = await permissions.query({ name: 'geolocation' });
    status.addEventListener('change', () => onChange(status.state), { signal });
    return status.state;
  } catch {
    return 'unknown';
  }
}

function rough(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/** How long the browser may look for the place. */
const patienceMs = 15_000;
const permissionDenied = 1;

/** Asks the browser for the position; `denied` where it may not tell, `false` where it cannot. */
export function askPosition({ geolocation }: PlaceBrowser): Promise<RoughPosition | 'denied' | false> {
  if (!geolocation) return Promise.resolve(false);
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rough(coords.latitude), lon: rough(coords.longitude) }),
      ({ code }) => resolve(code === permissionDenied ? 'denied' : false),
      { maximumAge: geolocationMaxAgeMs, timeout: patienceMs, enableHighAccuracy: false },
    );
  });
}

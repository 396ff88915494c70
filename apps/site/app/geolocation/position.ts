import { geolocationMaxAgeMs } from '@heartwood/domain';

/** The browser's permission to locate the visitor, in its own terms, and whether it supports it. */
export type GeolocationPermission = 'unsupported' | 'unknown' | PermissionState;

/** A position as it leaves the device: degrees with two decimals, about one kilometre. */
export interface RoughPosition {
  readonly lat: number;
  readonly lon: number;
}

/** The parts of a browser that geolocation needs. */
type PlaceBrowser = Partial<Pick<Navigator, 'geolocation' | 'permissions'>>;

interface Watch {
  /** Called when the permission changes later. */
  readonly onChange: (permission: GeolocationPermission) => void;
  readonly signal: AbortSignal;
}

/** Reads the browser's permission for geolocation; `unknown` if it doesn't report one. */
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

/** Timeout of the browser's geolocation. */
const patienceMs = 15_000;
const permissionDenied = 1;

/** Requests the position from the browser; `denied` without permission, `false` on failure. */
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

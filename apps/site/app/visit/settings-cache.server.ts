import { ApiError } from '@heartwood/api-client';
import type { Settings } from '@heartwood/api-contract';

const lifetime = 60_000;
const countryLifetime = 24 * 60 * 60_000;
const mostHosts = 1_000;
const mostNetworks = 20_000;
const localNetwork = 'local';

/** Whose settings are asked for. */
export interface SettingsKey {
  /** The host that decides the brand. */
  readonly host: string;
  /** The visitor's network, which decides the country; absent where the address is a local one. */
  readonly network?: string;
}

interface Kept {
  readonly settings: Settings;
  readonly until: number;
}

function remember<V>(map: Map<string, V>, key: string, value: V, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= most) return;
  const oldest = map.keys().next();
  if (!oldest.done) map.delete(oldest.value);
}

/**
 * Keeps each host's settings for 60 seconds. All in them depends on the host but the country of the caller,
 * which is kept by network for a day. Calls for the same key at the same time are one call.
 */
export class SettingsCache {
  readonly #hosts = new Map<string, Kept>();
  readonly #countries = new Map<string, { readonly country: string | null; readonly until: number }>();
  readonly #running = new Map<string, Promise<Settings>>();

  constructor(private readonly now: () => number = Date.now) {}

  /** The settings of the key's host in the key's country; where they cannot be loaded again, those from before. */
  get(key: SettingsKey, load: () => Promise<Settings>): Promise<Settings> {
    const kept = this.#kept(key);
    if (kept) return Promise.resolve(kept);
    const name = `${key.host} ${key.network ?? ''}`;
    const running = this.#running.get(name);
    if (running) return running;
    const loading = load()
      .then(
        (settings) => {
          this.#keep(key, settings);
          return settings;
        },
        (error: unknown) => {
          const before = this.#hosts.get(key.host);
          if (before && error instanceof ApiError && error.statusCode >= 500) return before.settings;
          throw error;
        },
      )
      .finally(() => this.#running.delete(name));
    this.#running.set(name, loading);
    return loading;
  }

  #keep(key: SettingsKey, settings: Settings): void {
    const now = this.now();
    remember(this.#hosts, key.host, { settings, until: now + lifetime }, mostHosts);
    const country = { country: settings.geoip_country, until: now + countryLifetime };
    remember(this.#countries, key.network ?? localNetwork, country, mostNetworks);
  }

  #kept(key: SettingsKey): Settings | undefined {
    const now = this.now();
    const host = this.#hosts.get(key.host);
    if (!host || host.until <= now) return undefined;
    const known = this.#countries.get(key.network ?? localNetwork);
    if (!known || known.until <= now) return undefined;
    const { settings } = host;
    if (settings.geoip_country === known.country) return settings;
    const offered = settings.countries.some((country) => country === known.country);
    return {
      ...settings,
      geoip_country: known.country,
      geoip_selected_country: offered ? known.country : null,
    };
  }
}

import { ApiError } from '@heartwood/api-client';
import type { Settings } from '@heartwood/api-contract';
import { LRUCache } from 'lru-cache';
import { withCountry } from './chosen-country';

const lifetime = 60_000;
const countryLifetime = 24 * 60 * 60_000;
const mostHosts = 1_000;
const mostNetworks = 20_000;
const localNetwork = 'local';

/** Cache key of settings. */
export interface SettingsKey {
  /** The host that determines the brand. */
  readonly host: string;
  /** The visitor's network, which determines the country; absent for a local IP address. */
  readonly network?: string;
}

/**
 * Caches each host's settings for 60 seconds. Only the caller's country in them doesn't depend on the host;
 * it is cached per network for a day. Concurrent calls for the same key share one request.
 */
export class SettingsCache {
  readonly #hosts: LRUCache<string, Settings>;
  readonly #countries: LRUCache<string, Pick<Settings, 'geoip_country'>>;
  readonly #running = new Map<string, Promise<Settings>>();

  constructor(now: () => number = Date.now) {
    const time = { perf: { now }, ttlResolution: 0, noDeleteOnStaleGet: true };
    this.#hosts = new LRUCache({ ...time, max: mostHosts, ttl: lifetime });
    this.#countries = new LRUCache({ ...time, max: mostNetworks, ttl: countryLifetime });
  }

  /** Returns the settings of the key's host and country; stale ones if reloading fails. */
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
          const before = this.#hosts.peek(key.host, { allowStale: true });
          if (before && error instanceof ApiError && error.statusCode >= 500) return before;
          throw error;
        },
      )
      .finally(() => this.#running.delete(name));
    this.#running.set(name, loading);
    return loading;
  }

  #keep({ host, network = localNetwork }: SettingsKey, settings: Settings): void {
    this.#hosts.set(host, settings);
    this.#countries.set(network, { geoip_country: settings.geoip_country });
  }

  #kept({ host, network = localNetwork }: SettingsKey): Settings | undefined {
    const settings = this.#hosts.get(host);
    const known = this.#countries.get(network);
    if (!settings || !known) return undefined;
    if (settings.geoip_country === known.geoip_country) return settings;
    const selected = settings.countries.find((country) => country === known.geoip_country);
    return { ...withCountry(settings, selected ?? null), ...known };
  }
}

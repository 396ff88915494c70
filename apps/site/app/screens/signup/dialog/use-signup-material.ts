import { unwrap } from '@heartwood/api-client';
import type { CountryRegions, Settings } from '@heartwood/api-contract';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../session/browser-api';
import { useRootData } from '../../../session/root-data';
import type { SignupContext } from '../signup-context';
import type { Places } from '../steps/member-steps';

/** The member whose page the visitor came from, as far as visitors may know. */
export interface SignupTarget {
  readonly name: string;
  readonly image: {
    readonly filename: string;
    readonly tone: string;
    readonly width: number;
    readonly height: number;
  } | null;
}

interface Loaded {
  readonly settings?: Settings;
  readonly regions: readonly CountryRegions[];
  readonly target?: SignupTarget;
}

async function targetOf(profile: string): Promise<SignupTarget | undefined> {
  const found = await unwrap(browserApi().GET('/api/profile.php', { params: { query: { id: profile } } }));
  if (!found || !('name' in found.profile)) return undefined;
  return { name: found.profile.name, image: found.profile.main_image };
}

/** What the dialog's steps need of the brand, fetched while the first one is filled in. */
export function useSignupMaterial({ profile }: SignupContext) {
  const { brand } = useRootData();
  const [loaded, setLoaded] = useState<Loaded>({ regions: [] });
  const [chosen, setChosen] = useState<string>();

  useEffect(() => {
    let left = false;
    const keep = (part: Partial<Loaded>) => {
      if (!left) setLoaded((before) => ({ ...before, ...part }));
    };
    const api = browserApi();
    const quietly = () => undefined;
    unwrap(api.GET('/api/settings.php')).then((settings) => keep({ settings }), quietly);
    unwrap(api.GET('/api/regions.php')).then(({ regions }) => keep({ regions }), quietly);
    if (profile) targetOf(profile).then((target) => keep({ target }), quietly);
    return () => {
      left = true;
    };
  }, [profile]);

  const country = chosen ?? brand.geoip_selected_country;
  const places: Places = {
    countries: loaded.settings?.countries ?? [],
    country,
    regions: loaded.regions.find((listed) => listed.country === country)?.regions ?? [],
    onCountry: setChosen,
  };
  return { places, offered: loaded.settings?.interests ?? [], target: loaded.target };
}

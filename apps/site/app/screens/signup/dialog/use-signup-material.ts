import { unwrap } from '@heartwood/api-client';
import type { Settings } from '@heartwood/api-contract';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../member/browser-api';
import type { Places as PlaceNames } from '../../../visit/places';
import { useRootData } from '../../../visit/root-data';
import type { SignupContext } from '../signup-context';
import { findSignupTarget } from '../signup-target';
import type { SignupTarget } from '../signup-target';
import type { Places } from '../steps/member-steps';

interface Loaded {
  readonly settings?: Settings;
  readonly listed?: PlaceNames;
  readonly offered: readonly string[];
  readonly target?: SignupTarget;
}

/** Returns the brand's data for the dialog's steps, fetched while the first one is filled in. */
export function useSignupMaterial({ profile }: SignupContext, given?: string | null) {
  const { brand, locale, searchOpen } = useRootData();
  const [loaded, setLoaded] = useState<Loaded>({ offered: [] });
  const [chosen, setChosen] = useState<string>();

  useEffect(() => {
    let left = false;
    const keep = (part: Partial<Loaded>) => {
      if (!left) setLoaded((before) => ({ ...before, ...part }));
    };
    const api = browserApi();
    const quietly = () => undefined;
    unwrap(api.GET('/api/settings.php')).then((settings) => keep({ settings }), quietly);
    import('../../../member/browser-places')
      .then(({ browserPlaces }) => browserPlaces(locale))
      .then((listed) => keep({ listed }), quietly);
    unwrap(api.GET('/api/interests.php')).then(
      ({ interests }) => keep({ offered: interests.map(({ id }) => id) }),
      quietly,
    );
    if (profile) findSignupTarget(api, profile, searchOpen).then((target) => keep({ target }), quietly);
    return () => {
      left = true;
    };
  }, [profile, locale, searchOpen]);

  const country = chosen ?? given ?? brand.geoip_selected_country;
  const places: Places = {
    countries: loaded.settings?.countries ?? [],
    country,
    regions: loaded.listed?.regionsOf(country) ?? [],
    onCountry: setChosen,
  };
  return { places, offered: loaded.offered, target: loaded.target };
}

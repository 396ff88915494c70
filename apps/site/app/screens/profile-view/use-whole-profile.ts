import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { OpeningProfile } from './opening';
import type { ProfileData } from './profile-view.server';

interface Arrived {
  readonly of: OpeningProfile;
  readonly data: ProfileData | false;
}

function isOpening(data: ProfileData | OpeningProfile | false): data is OpeningProfile {
  return data !== false && 'rest' in data;
}

/**
 * Returns the profile as far as it is loaded. If the rest fails, the page is reloaded, which shows the error
 * or redirects to the login like any other.
 */
export function useWholeProfile(
  data: ProfileData | OpeningProfile | false,
): ProfileData | OpeningProfile | false {
  const { revalidate } = useRevalidator();
  const [arrived, setArrived] = useState<Arrived>();
  const opening = isOpening(data) ? data : undefined;
  useEffect(() => {
    if (!opening) return undefined;
    let left = false;
    void opening.rest.then(
      (rest) => !left && setArrived({ of: opening, data: rest }),
      () => !left && revalidate(),
    );
    return () => {
      left = true;
    };
  }, [opening, revalidate]);
  return opening && arrived?.of === opening ? arrived.data : data;
}

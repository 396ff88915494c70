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
 * The profile as far as it is here. Where the rest cannot be had the page is loaded again, so that it says why or leads
 * to the login as any other.
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

import { useEffect, useRef } from 'react';
import { memberOf } from '../../member/member';
import { useUpdateMember } from '../../member/member-store';

/** Reloads the number of new likes for the badge after a profile with a new like was opened. */
export function useSeenLike(likeNew: boolean): void {
  const update = useUpdateMember();
  const latest = useRef(update);
  useEffect(() => {
    latest.current = update;
  }, [update]);
  useEffect(() => {
    if (!likeNew) return;
    void import('./own-user')
      .then(({ loadUser }) => loadUser())
      .then((user) => user && latest.current(() => memberOf(user)))
      .catch(() => undefined);
  }, [likeNew]);
}

import { createContext, startTransition, useCallback, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import type { Member } from './member';

interface Live {
  /** The member as loaded with the page; newer loads replace what was learned since. */
  readonly given: Member | null;
  readonly member: Member | null;
}

/** Updates the known member between two page loads. */
export type UpdateMember = (change: (member: Member) => Member) => void;

const MemberContext = createContext<Member | null>(null);
const UpdateContext = createContext<UpdateMember>(() => undefined);

/** Keeps the page's member up to date from polls and events. */
export function MemberProvider({ given, children }: { given: Member | null; children: ReactNode }) {
  const [live, setLive] = useState<Live>({ given, member: given });
  const current = live.given === given ? live.member : given;
  const update = useCallback<UpdateMember>(
    (change) =>
      // As a transition: an urgent update would discard parts that are not hydrated yet.
      startTransition(() =>
        setLive((before) => {
          const member = before.given === given ? before.member : given;
          const changed = member && change(member);
          return changed === before.member && before.given === given ? before : { given, member: changed };
        }),
      ),
    [given],
  );
  return (
    <UpdateContext.Provider value={update}>
      <MemberContext.Provider value={current}>{children}</MemberContext.Provider>
    </UpdateContext.Provider>
  );
}

/** Returns the logged-in member, as up to date as the browser knows; `null` for a visitor. */
export function useMember(): Member | null {
  return useContext(MemberContext);
}

/** Returns a function that updates the known member. */
export function useUpdateMember(): UpdateMember {
  return useContext(UpdateContext);
}

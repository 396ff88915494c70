import { createContext, startTransition, useCallback, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import type { Member } from './member';

interface Live {
  /** What the server gave with the page; newer pages replace what was learned since. */
  readonly given: Member | null;
  readonly member: Member | null;
}

/** Changes what is known of the member between two page loads. */
export type UpdateMember = (change: (member: Member) => Member) => void;

const MemberContext = createContext<Member | null>(null);
const UpdateContext = createContext<UpdateMember>(() => undefined);

/** Keeps the member of a page up to date by what polls and events say. */
export function MemberProvider({ given, children }: { given: Member | null; children: ReactNode }) {
  const [live, setLive] = useState<Live>({ given, member: given });
  const current = live.given === given ? live.member : given;
  const update = useCallback<UpdateMember>(
    (change) =>
      // Not urgent: parts of the page that are not hydrated yet would be thrown away for it.
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

/** The member who is logged in, as up to date as the browser knows; `null` for a visitor. */
export function useMember(): Member | null {
  return useContext(MemberContext);
}

/** The way to change what is known of the member. */
export function useUpdateMember(): UpdateMember {
  return useContext(UpdateContext);
}

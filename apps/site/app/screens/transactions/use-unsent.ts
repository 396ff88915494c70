import { useEffect, useState } from 'react';
import { useMember } from '../../member/member-store';
import { readUnsent } from '../chats/drafts';
import { unsentStorage } from '../chats/unsent-storage';

/** Returns what the member wrote to someone but has not sent, as stored in this browser. */
export function useUnsent(profile: string | undefined): string | null {
  const member = useMember()?.id;
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (member === undefined || profile === undefined) return;
    const { draft, queue } = readUnsent(unsentStorage(member), member, profile);
    setText(draft || queue.findLast(({ gift }) => gift === undefined)?.text || null);
  }, [member, profile]);
  return text;
}

import type { Chat } from '@heartwood/api-contract';
import { NavigationType, useLocation, useNavigate, useNavigationType } from '@remix-run/react';
import { useEffect } from 'react';
import { useBeforePaint } from '../../hooks/before-paint';
import { useLatest } from '../../hooks/use-latest';
import { urls } from '../../urls';
import { keepLastChat, readLastChat } from './last-chat';

const besideTheList = '(min-width: 48rem)';

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Stores that a member opened a conversation. */
export function useKeepLastChat(member: string, conversation: string | null): void {
  useEffect(() => {
    const kept = storage();
    if (kept && conversation !== null) keepLastChat(kept, member, conversation, new Date());
  }, [member, conversation]);
}

/**
 * Opens the conversation that the member opened last, if it is shown beside the list and listed. Going back
 * to the list, or filtering it, stays there.
 */
export function useLastChat(member: string | undefined, chats: readonly Chat[]): void {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop && key !== 'default';
  const latest = useLatest({ chats, navigate });
  const stays = isBack || search !== '' || member === undefined;
  useBeforePaint(() => {
    const kept = storage();
    if (stays || !kept || !window.matchMedia(besideTheList).matches) return;
    const last = readLastChat(kept, member, new Date());
    const { chats: listed, navigate: go } = latest.current;
    if (last !== null && listed.some(({ conversation_id }) => conversation_id === last)) {
      go(urls.path('chats-id', { id: last }), { replace: true });
    }
  }, [stays, member, latest]);
}

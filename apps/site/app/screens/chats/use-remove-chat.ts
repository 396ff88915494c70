import { useNavigate, useRevalidator } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { noAnswer, problemText } from '../../forms/form-problem';
import { urls } from '../../urls';
import { chatMessages as texts } from './messages';
import { hideChat, showChat } from './removed-chats';
import { useLatest } from '../../hooks/use-latest';

/**
 * Removes a conversation: from the page at once, then through the API. On failure a browser alert says why
 * and the conversations are reloaded.
 */
export function useRemoveChat(conversation: string | null) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const latestRevalidate = useLatest(revalidate);

  async function remove(id: string): Promise<void> {
    hideChat(id);
    navigate(urls.path('chats'));
    const problem = await import('./chat-calls')
      .then(({ removeChat }) => removeChat(id))
      .catch(() => noAnswer);
    if (problem) {
      showChat(id);
      window.alert(intl.formatMessage(texts.remove_failed, { reason: problemText(intl, problem) }));
      latestRevalidate.current();
    }
  }

  return (event: FormEvent<HTMLFormElement>) => {
    if (conversation === null) return;
    event.preventDefault();
    void remove(conversation);
  };
}

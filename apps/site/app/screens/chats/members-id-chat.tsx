import { useLoaderData } from '@remix-run/react';
import type { loader } from './members-id-chat.server';
import { conversationHandle } from './conversation-handle';
import { ConversationPage } from './conversation-page';

export { action, loader } from './members-id-chat.server';

export const handle = conversationHandle;

/** The conversation with a member, even if it doesn't exist yet. */
export default function ConversationWithMemberPage() {
  const data = useLoaderData<typeof loader>();
  return data && <ConversationPage data={data} />;
}

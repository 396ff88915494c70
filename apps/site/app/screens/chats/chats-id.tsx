import { useLoaderData } from '@remix-run/react';
import type { loader } from './chats-id.server';
import { conversationHandle } from './conversation-handle';
import { ConversationPage } from './conversation-page';

export { action, loader } from './chats-id.server';

export const handle = conversationHandle;

/** A conversation by its id. */
export default function ConversationByIdPage() {
  const data = useLoaderData<typeof loader>();
  return data && <ConversationPage data={data} />;
}

import { conversationPush, messagePush } from './jobs/message-push';

/** The jobs of the chat area. */
export const chatJobs = [conversationPush, messagePush];

import { deleteChat } from './operations/deleteChat';
import { getChat } from './operations/getChat';
import { getChats } from './operations/getChats';
import { markRead } from './operations/markRead';
import { sendMessage } from './operations/sendMessage';

/** The operations of the chat area. */
export const chatOperations = [getChats, getChat, sendMessage, markRead, deleteChat];

import { pageLoader } from '../../visit/page.server';
import { loadList } from './chats-data.server';

/** The member's conversations. */
export const loader = pageLoader(loadList);

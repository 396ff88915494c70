import { pageLoader } from '../../visit/page.server';
import { loadList } from './chats-data.server';

/** Loads the member's conversations. */
export const loader = pageLoader(loadList);

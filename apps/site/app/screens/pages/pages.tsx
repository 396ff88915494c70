import { definePage } from '../../document/page-handle';
import { Article } from './article';
import type { PageData } from './pages.server';

export { loader } from './pages.server';

export const handle = definePage<PageData>({
  messages: ['pages', 'consent'],
  title: ({ data }) => data.page.title,
  description: ({ data }) => data.page.description,
  listed: true,
});

/** Terms, privacy and the other texts that every brand has. */
export default Article;

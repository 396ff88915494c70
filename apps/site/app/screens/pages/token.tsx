import { Article } from './article';

export { tokenLoader as loader } from './pages.server';
export { handle } from './pages';

/** A text that a brand adds. */
export default Article;

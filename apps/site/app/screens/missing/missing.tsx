import { definePage } from '../../document/page-handle';

export { action, loader } from './missing.server';

export const handle = definePage({ messages: [] });

export default function MissingPage() {
  return null;
}

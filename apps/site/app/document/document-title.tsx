import { attentionCount, titleWithCount } from '@heartwood/domain';
import { useMatches } from '@remix-run/react';
import { useMember } from '../member/member-store';
import { isPageHandle } from './page-handle';
import { useRenderMaterial } from './render-material';
import { useMaybeRootData } from '../visit/root-data';

/** A failed page has no data, or `null` if its form failed. */
function isMissing(data: unknown): boolean {
  return data === undefined || data === null;
}

function usePageText(of: 'title' | 'description'): string | undefined {
  const { texts } = useRenderMaterial();
  const match = useMatches().at(-1);
  if (!match || !isPageHandle(match.handle) || isMissing(match.data)) return undefined;
  if (!texts.has(match.handle.messages)) return undefined;
  return match.handle[of]?.({ intl: texts.intl, data: match.data });
}

/** Returns the description for search results: the page's own sentence, or the brand's. */
export function useDocumentDescription(): string | undefined {
  const brand = useMaybeRootData()?.brand;
  return usePageText('description') ?? brand?.description;
}

/** Returns the page's title with the brand's name. */
export function useDocumentTitle(): string {
  const brand = useMaybeRootData()?.brand;
  const title = usePageText('title');
  const name = brand && !title?.includes(brand.name) ? brand.name : undefined;
  return (title === undefined ? brand?.index_title : [title, name].filter(Boolean).join(' · ')) ?? '';
}

/** Renders the document's description, if there is one. */
export function DocumentDescription() {
  const text = useDocumentDescription();
  return text ? <meta name="description" content={text} /> : null;
}

/** Renders the document's title, prefixed with the number of unread messages and likes. */
export function DocumentTitle() {
  const title = useDocumentTitle();
  const member = useMember();
  const waiting = member ? attentionCount(member.num_unread_messages, member.num_new_likes) : 0;
  return <title>{titleWithCount(title, waiting)}</title>;
}

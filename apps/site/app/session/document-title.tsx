import { attentionCount, titleWithCount } from '@heartwood/domain';
import { useMatches } from '@remix-run/react';
import { useMember } from './member-store';
import { isPageHandle } from './page-handle';
import { useRenderMaterial } from './render-material';
import { useMaybeRootData } from './root-data';

function usePageTitle(): string | undefined {
  const { texts } = useRenderMaterial();
  const match = useMatches().at(-1);
  if (!match || !isPageHandle(match.handle) || match.data === undefined) return undefined;
  if (!texts.has(match.handle.messages)) return undefined;
  return match.handle.title?.({ intl: texts.intl, data: match.data });
}

/** The document's title: page and brand, with the number of waiting messages and likes before them. */
export function DocumentTitle() {
  const brand = useMaybeRootData()?.brand;
  const title = usePageTitle();
  const member = useMember();
  const text = title === undefined ? brand?.index_title : [title, brand?.name].filter(Boolean).join(' · ');
  const waiting = member ? attentionCount(member.num_unread_messages, member.num_new_likes) : 0;
  return <title>{titleWithCount(text ?? '', waiting)}</title>;
}

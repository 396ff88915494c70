import type { EntryContext } from '@remix-run/node';
import { noticeOfPage } from '../notices/notice-of-page';
import type { RootData } from '../root.server';
import type { LatePartName, PartFile } from '../document/part-file';
import type { ConversationData } from '../screens/chats/conversation.server';
import { editParameter, photosPart } from '../screens/own-profile/parts';
import { lateFiles } from './late-files.server';

type PrintedContext = Pick<EntryContext, 'manifest' | 'staticHandlerContext'>;

const files: Record<LatePartName, readonly string[]> = {
  failure: lateFiles('failure'),
  memberFrame: lateFiles('member-frame'),
  notice: lateFiles('notice'),
  ownPart: lateFiles('part-form'),
  ownPhotos: lateFiles('own-photos-page'),
  sharedInterests: lateFiles('shared-interests'),
};

/** Returns the late parts visible on the page's first view. */
function partsOf({ staticHandlerContext }: PrintedContext, address: string): LatePartName[] {
  const { matches, errors, loaderData } = staticHandlerContext;
  const parts: LatePartName[] = errors ? ['failure'] : [];
  const root = loaderData['root'] as RootData | undefined;
  const talk = loaderData['members-id-chat'] as ConversationData | false | undefined;
  if (talk && talk.thread.shared_interests.length > 0) parts.push('sharedInterests');
  const layout = matches[1]?.route.id;
  if (!root?.member || !layout?.startsWith('layout-default')) return parts;
  const id = matches.at(-1)?.route.id ?? '';
  if (noticeOfPage(root.member, { id, address }, { ...root, newerBuild: false, smartphone: false }))
    parts.push('notice');
  if (id === 'profile') {
    const edited = new URLSearchParams(address.split('?')[1]).get(editParameter);
    if (edited === photosPart) parts.push('ownPhotos');
    else if (edited !== null) parts.push('ownPart');
  }
  return [...parts, 'memberFrame'];
}

/** Returns the files that the document links anyway: those of the entry and of the routes. */
function ownFiles({ manifest, staticHandlerContext }: PrintedContext): ReadonlySet<string> {
  const { module, imports } = manifest.entry;
  const files = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const route = manifest.routes[id];
    return route ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : [];
  });
  return new Set([module, ...imports, ...files]);
}

/**
 * Returns the files of the late parts visible on the page's first view. Linked in the document they are
 * fetched with the page's own, and the page hydrates in one go. `address` is path and query.
 */
export function printedParts(context: PrintedContext, address: string): readonly PartFile[] {
  const own = ownFiles(context);
  const named = new Map<string, PartFile>();
  for (const part of partsOf(context, address)) {
    for (const href of files[part]) {
      const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      if (!own.has(href)) named.set(href, { part, href, rel });
    }
  }
  return [...named.values()];
}

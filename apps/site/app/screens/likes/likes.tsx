import { LikesScreen } from '@heartwood/ui';
import type { LikesScreenProps } from '@heartwood/ui';
import { useLoaderData, useRevalidator } from '@remix-run/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useLiveEvent } from '../../member/live/live';
import { useMember } from '../../member/member-store';
import { definePage } from '../../document/page-handle';
import { urls } from '../../urls';
import { personCard } from '../../people/person-cards';
import { useRememberedList } from '../../people/list-navigation';
import { likesFingerprint, likeTypes } from './like-lists';
import type { LikeType } from './like-lists';
import type { LikesData, loader } from './likes.server';
import { likesMessages as texts } from './messages';
import { useLikes } from '../../people/use-likes';

export { action, loader } from './likes.server';

export const handle = definePage<LikesData>({
  messages: ['likes', 'people'],
  title: ({ intl }) => intl.formatMessage(texts.title),
  place: 'likes',
});

const words = {
  received: { tab: texts.received, title: texts.received_empty, text: texts.received_empty_text },
  given: { tab: texts.given, title: texts.given_empty, text: texts.given_empty_text },
  matches: { tab: texts.matches, title: texts.matches_empty, text: texts.matches_empty_text },
} as const;

function addressOf(type: LikeType): string {
  return type === 'received' ? urls.path('likes') : urls.path('likes-type', { type });
}

function tabs(intl: IntlShape, current: LikeType, count: number): LikesScreenProps['tabs'] {
  return likeTypes.map((type) => ({
    href: addressOf(type),
    label: intl.formatMessage(words[type].tab),
    selected: type === current,
    ...(type === 'received' && count > 0
      ? { count, countLabel: intl.formatMessage(texts.new_count, { count }) }
      : {}),
  }));
}

function useLiveLikes(fingerprint: string | null): void {
  const { revalidate } = useRevalidator();
  useLiveEvent('like', revalidate);
  useLiveEvent('match', revalidate);
  useLiveEvent('likes', (likes) => {
    if (fingerprint !== null && likesFingerprint(likes) !== fingerprint) revalidate();
  });
}

/** Likes received and given, and matches. */
export default function LikesPage() {
  const data = useLoaderData<typeof loader>();
  return data ? <LikesList key={data.type} data={data} /> : null;
}

function LikesList({ data }: { readonly data: LikesData }) {
  const intl = useIntl();
  const member = useMember();
  const like = useLikes();
  const { type, entries, older, fingerprint } = data;
  useLiveLikes(fingerprint);
  const people = useMemo(() => entries.map(({ person }) => person), [entries]);
  useRememberedList('likes', people);
  const tagOf = ({ isNew, match }: (typeof entries)[number]) => {
    if (isNew) return intl.formatMessage(texts.new_like);
    return match && type !== 'matches' ? intl.formatMessage(texts.match) : undefined;
  };
  return (
    <LikesScreen
      title={intl.formatMessage(texts.title)}
      label={intl.formatMessage(texts.lists)}
      tabs={tabs(intl, type, member?.num_new_likes ?? 0)}
      members={entries.map((entry) =>
        personCard(entry.person, 'card', {
          intl,
          like,
          href: ({ id }) => urls.path('likes-m-id', { id }),
          tag: () => tagOf(entry),
        }),
      )}
      empty={{
        title: intl.formatMessage(words[type].title),
        text: intl.formatMessage(words[type].text),
        action: { href: urls.path('members'), label: intl.formatMessage(texts.discover) },
      }}
      more={
        older
          ? {
              href: urls.withQuery(addressOf(type), { cursor: older }),
              label: intl.formatMessage(texts.older),
            }
          : undefined
      }
    />
  );
}

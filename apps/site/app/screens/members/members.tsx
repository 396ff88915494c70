import { FiltersButton, MembersScreen, MembersSkeleton } from '@heartwood/ui';
import type { MembersScreenProps } from '@heartwood/ui';
import { useLoaderData, useNavigate } from '@remix-run/react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useGeolocation } from '../../geolocation/use-geolocation';
import { useMember } from '../../member/member-store';
import { definePage } from '../../document/page-handle';
import { urls } from '../../urls';
import { useLikes } from '../../people/use-likes';
import { BlockedNotice, useBlockedNotice } from './blocked-notice';
import { countryName } from '../../format/country-name';
import { countValues } from './count-values';
import { filterProps, resetHref } from './filters';
import { gameLinks, searchHref, sortOptions, widerSearches } from './list-links';
import { activeFilters, everybody } from './member-search';
import type { loader, MembersData } from './members.server';
import { membersMessages as texts } from './messages';
import { personCard } from '../../people/person-cards';
import { regionsIn } from './region-lines';
import { useLoadedList } from './use-loaded-list';
import { useSlowSearch } from './use-slow-search';

export { action, loader } from './members.server';
export { searchesAgain as shouldRevalidate } from '../../visit/transient-parameters';

function filtersButton(intl: IntlShape, { search, defaults }: MembersData) {
  return { label: intl.formatMessage(texts.filters), count: activeFilters(search, defaults) };
}

export const handle = definePage<MembersData>({
  messages: ['members', 'people', 'places', 'profile'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
  place: 'members',
  phone: ({ intl, data }) => ({
    kind: 'main',
    action: <FiltersButton {...filtersButton(intl, data)} />,
  }),
});

function titleOf(intl: IntlShape, { search, regions }: MembersData): string {
  const region = regionsIn(regions).find(({ id }) => id === search.countryregion);
  if (region) return intl.formatMessage(texts.title_region, { region: region.name });
  if (!search.country) return intl.formatMessage(texts.title);
  return intl.formatMessage(texts.title_country, { country: countryName(intl, search.country) });
}

function countText(intl: IntlShape, { search, count }: MembersData): string {
  const values = countValues(intl, count);
  if (search.sort === 'new') return intl.formatMessage(texts.count_new, values);
  if (search.sort === 'near') return intl.formatMessage(texts.count_near, values);
  return intl.formatMessage(texts.count, values);
}

function emptyState(intl: IntlShape, data: MembersData): MembersScreenProps['empty'] {
  const { search, defaults } = data;
  const filtered = activeFilters(search, defaults) > 0;
  const everywhere = urls.withQuery(urls.path('members'), { gender: everybody, country: everybody });
  return {
    title: intl.formatMessage(texts.empty),
    text: intl.formatMessage(texts.empty_text),
    action: filtered
      ? { href: resetHref(data), label: intl.formatMessage(texts.empty_reset) }
      : { href: everywhere, label: intl.formatMessage(texts.empty_everybody) },
  };
}

function joinCall(intl: IntlShape): MembersScreenProps['join'] {
  return {
    title: intl.formatMessage(texts.join),
    text: intl.formatMessage(texts.join_text),
    action: { href: urls.signup(), label: intl.formatMessage(texts.join_action) },
  };
}

/** The member search, the first page after login. */
export default function MembersPage() {
  const intl = useIntl();
  const data = useLoaderData<typeof loader>();
  const slow = useSlowSearch();
  if (!data) return null;
  if (slow) return <MembersSkeleton label={intl.formatMessage(texts.loading)} />;
  return <FoundMembers data={data} />;
}

function FoundMembers({ data }: { readonly data: MembersData }) {
  const intl = useIntl();
  const member = useMember();
  const like = useLikes();
  const navigate = useNavigate();
  const blocked = useBlockedNotice();
  const { search, similar, count } = data;
  const { people, more, added, earlier } = useLoadedList(data, member?.id);
  const locate = useGeolocation(data.countries, ({ country, region }) =>
    navigate(searchHref({ ...search, country, countryregion: region }), { replace: true }),
  );
  return (
    <MembersScreen
      key={JSON.stringify(search)}
      title={titleOf(intl, data)}
      count={countText(intl, data)}
      countShort={intl.formatMessage(texts.count_short, countValues(intl, count))}
      notice={blocked ? <BlockedNotice /> : undefined}
      filters={filterProps(intl, data, locate)}
      sort={{ label: intl.formatMessage(texts.sort), options: sortOptions(intl, data) }}
      filtersButton={member ? undefined : filtersButton(intl, data)}
      members={people.map((person, index) =>
        personCard(person, index === 0 ? 'lead' : 'card', { intl, like }),
      )}
      earlier={earlier}
      more={more}
      added={added}
      games={member ? gameLinks(intl) : undefined}
      wider={widerSearches(intl, data)}
      empty={emptyState(intl, data)}
      similar={{
        title: intl.formatMessage(texts.similar),
        members: similar.map((person) => personCard(person, 'card', { intl, like })),
      }}
      join={member ? undefined : joinCall(intl)}
    />
  );
}

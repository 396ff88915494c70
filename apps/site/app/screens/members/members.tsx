import { actionMessages } from '@heartwood/i18n';
import { FiltersButton, MembersScreen, MembersSkeleton } from '@heartwood/ui';
import type { MembersScreenProps } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useMember } from '../../member/member-store';
import { definePage } from '../../document/page-handle';
import { urls } from '../../urls';
import { useLikes } from '../../people/use-likes';
import { useRememberedList } from '../../people/way-back';
import { BlockedNotice, useBlockedNotice } from './blocked-notice';
import { countryName } from '../../format/country-name';
import { filterProps } from './filters';
import { activeFilters, everybody, searchQuery } from './member-search';
import type { loader, MembersData } from './members.server';
import { membersMessages as texts } from './messages';
import { pageNumbers } from './page-numbers';
import { personCard } from '../../people/person-cards';
import { regionsIn } from './region-lines';
import { useSlowSearch } from './use-slow-search';

export { action, loader } from './members.server';
export { searchesAgain as shouldRevalidate } from '../../visit/passing-parameters';

function filtersButton(intl: IntlShape, { search, defaults }: MembersData) {
  return { label: intl.formatMessage(texts.filters), count: activeFilters(search, defaults) };
}

export const handle = definePage<MembersData>({
  messages: ['members', 'people', 'profile'],
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

function pagination(intl: IntlShape, data: MembersData): MembersScreenProps['pagination'] {
  const { search, defaults, page, pages } = data;
  if (pages < 2) return undefined;
  const query = searchQuery(search, defaults);
  const hrefOf = (number: number) =>
    urls.withQuery(urls.path('members'), { ...query, page: number === 1 ? undefined : number });
  return {
    label: intl.formatMessage(texts.pages),
    pages: pageNumbers(page, pages).map((entry) =>
      entry === 'gap'
        ? entry
        : {
            href: hrefOf(entry),
            label: intl.formatNumber(entry),
            name: intl.formatMessage(texts.page, { page: entry }),
            selected: entry === page,
          },
    ),
    previous:
      page > 1
        ? { href: hrefOf(page - 1), label: intl.formatMessage(actionMessages.previous_page) }
        : undefined,
    next:
      page < pages
        ? { href: hrefOf(page + 1), label: intl.formatMessage(actionMessages.next_page) }
        : undefined,
  };
}

function emptyState(intl: IntlShape, { search, defaults }: MembersData): MembersScreenProps['empty'] {
  const filtered = activeFilters(search, defaults) > 0;
  const everywhere = urls.withQuery(urls.path('members'), { gender: everybody, country: everybody });
  return {
    title: intl.formatMessage(texts.empty),
    text: intl.formatMessage(texts.empty_text),
    action: filtered
      ? { href: urls.path('members'), label: intl.formatMessage(texts.empty_reset) }
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

/** The member search, home after login. */
export default function MembersPage() {
  const intl = useIntl();
  const data = useLoaderData<typeof loader>();
  const member = useMember();
  const like = useLikes();
  const slow = useSlowSearch();
  const blocked = useBlockedNotice();
  useRememberedList('members');
  if (!data) return null;
  if (slow) return <MembersSkeleton label={intl.formatMessage(texts.loading)} />;
  const { people, similar, search } = data;
  return (
    <MembersScreen
      key={JSON.stringify(search)}
      title={titleOf(intl, data)}
      count={intl.formatMessage(texts.count, { count: data.count })}
      countShort={intl.formatMessage(texts.count_short, { count: data.count })}
      notice={blocked ? <BlockedNotice /> : undefined}
      filters={filterProps(intl, data)}
      filtersButton={member ? undefined : filtersButton(intl, data)}
      members={people.map((person, index) =>
        personCard(person, index === 0 ? 'lead' : 'card', { intl, like }),
      )}
      pagination={pagination(intl, data)}
      empty={emptyState(intl, data)}
      similar={{
        title: intl.formatMessage(texts.similar),
        members: similar.map((person) => personCard(person, 'card', { intl, like })),
      }}
      join={member ? undefined : joinCall(intl)}
    />
  );
}

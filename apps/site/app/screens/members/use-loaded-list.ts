import { actionMessages } from '@heartwood/i18n';
import type { MembersScreenProps } from '@heartwood/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Person } from '../../people/person';
import { useRememberedList } from '../../people/list-navigation';
import type { GoOn } from '../../people/list-navigation';
import { urls } from '../../urls';
import { everybodyIn, grownResults, pagesAround } from './kept-results';
import type { Results } from './kept-results';
import { searchHref } from './list-links';
import type { MemberSearch } from './member-search';
import type { MembersData } from './members.server';
import { membersMessages as texts } from './messages';
import { useResults } from './use-results';

interface LoadedList extends Pick<MembersScreenProps, 'more' | 'added' | 'earlier'> {
  readonly people: readonly Person[];
}

/** Focuses the first new person after loading more by keyboard. */
function useFocusOnNext(people: readonly Person[]): { readonly afterThese: () => void } {
  const before = useRef<number>();
  useEffect(() => {
    const next = before.current === undefined ? undefined : people[before.current];
    if (!next) return;
    before.current = undefined;
    const link = `main a[href="${urls.path('members-id', { id: next.id })}"]`;
    document.querySelector<HTMLElement>(link)?.focus({ preventScroll: true });
  }, [people]);
  return {
    afterThese: () => {
      before.current = people.length;
    },
  };
}

/** Continues the results while their list is not visible, from profile to profile. */
function goOnFrom(results: Results, search: MemberSearch, language: string): GoOn | undefined {
  const { after } = pagesAround(results);
  if (after === undefined) return undefined;
  return async () => {
    const { loadPage } = await import('./load-page');
    const next = await loadPage(search, after, language);
    if (!next) return { people: everybodyIn(results), goOn: undefined };
    const grown = grownResults(results, next);
    return { people: everybodyIn(grown), goOn: goOnFrom(grown, search, language) };
  };
}

/** Returns the members of a search so far, and how the list continues. */
export function useLoadedList(data: MembersData, member: string | undefined): LoadedList {
  const intl = useIntl();
  const { results, busy, failed, added, loadNext, sentinel } = useResults(data, member);
  const people = useMemo(() => everybodyIn(results), [results]);
  const { afterThese } = useFocusOnNext(people);
  const goOn = useMemo(
    () => goOnFrom(results, data.search, intl.locale),
    [results, data.search, intl.locale],
  );
  useRememberedList('members', people, goOn);
  const { before, after } = pagesAround(results);
  return {
    people,
    added: added > 0 ? intl.formatMessage(texts.added, { count: added }) : undefined,
    earlier:
      before === undefined
        ? undefined
        : { href: searchHref(data.search, before), label: intl.formatMessage(texts.earlier) },
    more:
      after === undefined
        ? undefined
        : {
            href: searchHref(data.search, after),
            label: failed ? intl.formatMessage(actionMessages.retry) : intl.formatMessage(texts.more),
            busy: busy ? intl.formatMessage(texts.loading) : undefined,
            error: failed ? intl.formatMessage(texts.more_failed) : undefined,
            onPress: (event) => {
              event.preventDefault();
              afterThese();
              loadNext(true);
            },
            sentinel,
          },
  };
}

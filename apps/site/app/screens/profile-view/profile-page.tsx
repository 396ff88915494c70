import { actionMessages, interestMessage, navigationMessages, profileFieldMessage } from '@heartwood/i18n';
import { ProfileScreen } from '@heartwood/ui';
import type { ProfileScreenProps } from '@heartwood/ui';
import { useLoaderData, useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { useMember } from '../../member/member-store';
import { moneyText } from '../../format/money-text';
import { optionText } from '../../format/option-text';
import { definePage } from '../../document/page-handle';
import { urls } from '../../urls';
import { useInstalledApp } from '../../hooks/installed-app';
import { useLikes } from '../../people/use-likes';
import { countryName } from '../../format/country-name';
import { rememberPeople } from '../../people/known-people';
import { placeParts } from '../../people/person';
import type { Person } from '../../people/person';
import { personCard } from '../../people/person-cards';
import { askInterests } from './profile-query';
import { BlockAlert, BlockDialog, BlockLink } from './block';
import { hasLocked } from './gallery';
import { galleryProps, openingGallery } from './gallery-props';
import { profileViewMessages as texts } from './messages';
import type { OpeningProfile } from './opening';
import { usePremiumAlert } from './use-premium-alert';
import type { ProfileData, WritingPrice } from './profile-view.server';
import { profileItems } from './report-items';
import { useSeenLike } from './use-seen-like';
import { useWholeProfile } from './use-whole-profile';
import { useReporting } from '../../reports/use-reporting';
import { useNeighbours, usePageBefore, useListNavigation } from '../../people/list-navigation';
import type { ListName } from '../../people/list-navigation';

function titleOf(intl: IntlShape, { name, age }: Person): string {
  return intl.formatMessage(texts.page_title, { name, age });
}

/** Returns the declaration of a profile's page; `place` is where it was opened from. */
export function profileHandle(place: 'members' | 'likes') {
  return definePage<ProfileData>({
    messages: ['profile_view', 'people', 'profile', 'interests'],
    title: ({ intl, data }) => titleOf(intl, data.person),
    place,
    ownAction: true,
    phone: () => ({ kind: 'bare' }),
  });
}

function placeText(intl: IntlShape, person: Person): string {
  const { first, second } = placeParts(person, (country) => countryName(intl, country));
  return second ? intl.formatMessage(texts.place, { city: first, region: second }) : first;
}

function priceText(intl: IntlShape, price: WritingPrice, name: string, credits: number): string {
  if (price.kind === 'visitor') return intl.formatMessage(texts.visitor_price);
  if (price.kind === 'free') return intl.formatMessage(texts.free_left, { count: price.left, name });
  const { cost, money } = price;
  if (!money) return intl.formatMessage(texts.price, { cost, credits });
  return intl.formatMessage(texts.price_money, { cost, credits, price: moneyText(intl, money) });
}

function interestProps(
  intl: IntlShape,
  { interests }: ProfileData,
  page: string,
): ProfileScreenProps['interests'] {
  if (!interests) return undefined;
  const shared = interests.items.filter((item) => item.shared).length;
  return {
    title: intl.formatMessage(texts.interests),
    note: shared > 0 ? intl.formatMessage(texts.shared, { count: shared }) : undefined,
    items: interests.items.map((item) => ({ ...item, label: intl.formatMessage(interestMessage(item.id)) })),
    more:
      interests.hidden > 0
        ? {
            href: urls.withQuery(page, { [askInterests]: 'all' }),
            label: intl.formatMessage(texts.intimate, { count: interests.hidden }),
          }
        : undefined,
  };
}

function giftHref(id: string, visitor: boolean): string {
  return visitor ? urls.signup({ profile: id, wish: 'gift' }) : urls.gifts(id);
}

function writeHref(id: string, visitor: boolean): string {
  return visitor ? urls.signup({ profile: id, wish: 'chat' }) : urls.path('members-id-chat', { id });
}

interface WholeMaterial {
  readonly like: ReturnType<typeof useLikes>;
  /** Address of the profile's page. */
  readonly page: string;
  readonly credits: number;
}

function wholeProps(
  intl: IntlShape,
  data: ProfileData,
  { like, page, credits }: WholeMaterial,
): Partial<ProfileScreenProps> {
  const { name } = data.person;
  return {
    quote: data.quote ? { text: intl.formatMessage(texts.quote, { text: data.quote }) } : undefined,
    price: data.own ? undefined : priceText(intl, data.price, name, credits),
    notice: data.asksBlock ? <BlockAlert name={name} page={page} /> : undefined,
    facts: data.facts.map(({ field, option }) => ({
      label: intl.formatMessage(profileFieldMessage(field)),
      value: optionText(intl, field, option, data.gender),
    })),
    interests: interestProps(intl, data, page),
    similar: {
      title: intl.formatMessage(texts.similar),
      members: data.similar.map((other) => personCard(other, 'similar', { intl, like })),
    },
  };
}

/** A member's profile, opened from the search or from the likes. */
export function ProfilePage() {
  const loaded = useLoaderData() as ProfileData | OpeningProfile | false;
  const data = useWholeProfile(loaded);
  return data ? <ProfileOf data={data} /> : null;
}

function useListOf(id: string) {
  const intl = useIntl();
  const navigate = useNavigate();
  const likes = useLocation().pathname === urls.path('likes-m-id', { id });
  const list: ListName = likes ? 'likes' : 'members';
  const neighbours = useNeighbours(list, id);
  const listNavigation = useListNavigation(list);
  const onPageBefore = usePageBefore();
  const installed = useInstalledApp();
  const backWords = likes ? texts.back_likes : texts.back;
  const to = (person: Person | undefined, way: MessageDescriptor, end: MessageDescriptor) => {
    if (!person) return { label: intl.formatMessage(end) };
    const href = urls.path(likes ? 'likes-m-id' : 'members-id', { id: person.id });
    return {
      label: intl.formatMessage(way, { name: titleOf(intl, person) }),
      onPress: () => navigate(href, { replace: true }),
    };
  };
  return {
    back: installed
      ? {
          href: listNavigation.href,
          onClick: onPageBefore,
          label: intl.formatMessage(navigationMessages.back),
        }
      : { ...listNavigation, label: intl.formatMessage(backWords) },
    neighbours: neighbours && {
      previous: to(neighbours.previous, texts.previous_member, texts.no_previous),
      next: to(neighbours.next, texts.next_member, texts.no_next),
    },
  };
}

function ProfileOf({ data }: { readonly data: ProfileData | OpeningProfile }) {
  const intl = useIntl();
  const member = useMember();
  const like = useLikes();
  const { pathname } = useLocation();
  const [asking, setAsking] = useState<string>();
  const { person } = data;
  const { id, name } = person;
  const whole = 'rest' in data ? undefined : data;
  const visitor = !member;
  const own = whole?.own ?? false;
  const premium = usePremiumAlert(
    whole && member && hasLocked(whole.gallery)
      ? {
          name,
          privateCount: whole.gallery.privateCount,
          freeConversations: whole.freeConversations,
          page: pathname,
        }
      : null,
  );
  const photos = whole?.gallery.photos ?? [];
  const reporting = useReporting({ profile: id, name, items: profileItems(id, photos) });
  useSeenLike(whole?.likeNew ?? false);
  useEffect(() => rememberPeople(whole?.similar ?? []), [whole]);

  const gallery = whole
    ? galleryProps(whole.gallery, { intl, id, name, page: pathname, visitor })
    : openingGallery(person, { intl, page: pathname, visitor });
  const reportPhoto = (index: number) => {
    const photo = photos[index];
    if (photo) reporting.report({ type: 'photo', id: photo.id });
  };
  return (
    <>
      <ProfileScreen
        {...useListOf(id)}
        id={id}
        name={titleOf(intl, person)}
        place={placeText(intl, person)}
        fictional={person.fictional ? intl.formatMessage(texts.fictional) : undefined}
        gallery={{
          ...gallery,
          onLocked: premium.onLocked,
          report:
            visitor || own
              ? undefined
              : { label: intl.formatMessage(texts.report_photo), onPress: reportPhoto },
        }}
        write={own ? undefined : { href: writeHref(id, visitor), label: intl.formatMessage(texts.write) }}
        like={own ? undefined : like(person)}
        gift={
          own ? undefined : { href: giftHref(id, visitor), label: intl.formatMessage(texts.gift, { name }) }
        }
        menu={
          member && !own
            ? {
                label: intl.formatMessage(texts.more),
                items: (
                  <>
                    {reporting.menuLink(intl.formatMessage(texts.report, { name }))}
                    <BlockLink name={name} page={pathname} onAsk={() => setAsking(id)} />
                  </>
                ),
              }
            : undefined
        }
        facts={[]}
        busy={whole ? undefined : intl.formatMessage(actionMessages.loading)}
        {...(whole && wholeProps(intl, whole, { like, page: pathname, credits: member?.credits ?? 0 }))}
      />
      {asking === id && <BlockDialog name={name} page={pathname} onClose={() => setAsking(undefined)} />}
      {reporting.dialog}
      {premium.dialog}
    </>
  );
}

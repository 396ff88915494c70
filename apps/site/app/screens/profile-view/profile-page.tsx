import { interestMessage, profileFieldMessage, profileOptionMessage } from '@heartwood/i18n';
import { ProfileScreen } from '@heartwood/ui';
import type { ProfileScreenProps } from '@heartwood/ui';
import { useLoaderData, useLocation } from '@remix-run/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useMember } from '../../member/member-store';
import { moneyText } from '../../format/money-text';
import { definePage } from '../../document/page-handle';
import { urls } from '../../urls';
import { useLikes } from '../../people/use-likes';
import { countryName } from '../../format/country-name';
import { placeParts } from '../../people/person';
import type { Person } from '../../people/person';
import { personCard } from '../../people/person-cards';
import { askInterests } from './asks';
import { BlockAlert, BlockDialog, BlockLink } from './block';
import { galleryProps } from './gallery-props';
import { profileViewMessages as texts } from './messages';
import type { loader, ProfileData, WritingPrice } from './profile-view.server';
import { useSeenLike } from './use-seen-like';
import { useWayBack } from '../../people/way-back';
import type { ListName } from '../../people/way-back';

function titleOf(intl: IntlShape, { name, age }: Person): string {
  return intl.formatMessage(texts.page_title, { name, age });
}

/** What the page of a profile declares; `place` is where it was opened from. */
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

function writeHref(id: string, visitor: boolean): string {
  return visitor ? urls.signup({ profile: id, wish: 'chat' }) : urls.path('members-id-chat', { id });
}

/** A member's profile, opened from the search or from the likes. */
export function ProfilePage() {
  const intl = useIntl();
  const data = useLoaderData<typeof loader>();
  return data ? <OtherProfile key={data.person.id} data={data} intl={intl} /> : null;
}

function OtherProfile({ data, intl }: { readonly data: ProfileData; readonly intl: IntlShape }) {
  const member = useMember();
  const like = useLikes();
  const { pathname } = useLocation();
  const [asking, setAsking] = useState(false);
  const { person, own } = data;
  const { id, name } = person;
  const list: ListName = pathname === urls.path('likes-m-id', { id }) ? 'likes' : 'members';
  const wayBack = useWayBack(list);
  useSeenLike(data.likeNew);
  return (
    <>
      <ProfileScreen
        back={{ href: wayBack, label: intl.formatMessage(list === 'likes' ? texts.back_likes : texts.back) }}
        name={titleOf(intl, person)}
        place={placeText(intl, person)}
        quote={data.quote ? { text: intl.formatMessage(texts.quote, { text: data.quote }) } : undefined}
        gallery={galleryProps(data.gallery, { intl, id, name, visitor: !member })}
        fictional={person.fictional ? intl.formatMessage(texts.fictional) : undefined}
        write={own ? undefined : { href: writeHref(id, !member), label: intl.formatMessage(texts.write) }}
        like={own ? undefined : like(person)}
        price={own ? undefined : priceText(intl, data.price, name, member?.credits ?? 0)}
        menu={
          member && !own
            ? {
                label: intl.formatMessage(texts.more),
                items: <BlockLink name={name} page={pathname} onAsk={() => setAsking(true)} />,
              }
            : undefined
        }
        notice={data.asksBlock ? <BlockAlert name={name} page={pathname} /> : undefined}
        facts={data.facts.map(({ field, option }) => ({
          label: intl.formatMessage(profileFieldMessage(field)),
          value: intl.formatMessage(profileOptionMessage(field, option)),
        }))}
        interests={interestProps(intl, data, pathname)}
        similar={{
          title: intl.formatMessage(texts.similar),
          members: data.similar.map((other) => personCard(other, 'similar', { intl, like })),
        }}
      />
      {asking && <BlockDialog name={name} page={pathname} onClose={() => setAsking(false)} />}
    </>
  );
}

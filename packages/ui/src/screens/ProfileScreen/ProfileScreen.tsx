import {
  ArrowLeft,
  ChevronLeft,
  ChevronRight,
  Coins,
  Ellipsis,
  Gift,
  Heart,
  MapPin,
  MessageCircle,
} from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { CardGrid } from '../../components/CardGrid/CardGrid';
import { Chip, ChipGroup, ChipLink } from '../../components/Chip/Chip';
import { DropdownMenu } from '../../components/DropdownMenu/DropdownMenu';
import { Heading } from '../../components/Heading/Heading';
import { IconButton, IconLink } from '../../components/IconButton/IconButton';
import type { LikeControl } from '../../components/HeartButton/HeartButton';
import { ProfileCard } from '../../components/ProfileCard/ProfileCard';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { FictionalTag, PresenceTag } from '../../components/Tag/Tag';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useRouterParts } from '../../router/RouterParts';
import { InterestIcon } from '../interests/InterestIcon';
import type { MemberCard } from '../MembersScreen/MembersScreen';
import { LikeForm } from './LikeForm';
import { PhotoGallery } from './PhotoGallery';
import type { PhotoGalleryProps } from './PhotoGallery';
import { useArrowKeys } from './use-arrow-keys';
import * as styles from './ProfileScreen.css';

interface ProfileLink {
  href: string;
  label: string;
}

/** The link to a neighbouring profile in the list; disabled at the list's ends. */
interface NeighbourControl {
  label: string;
  onPress?: () => void;
}

export interface ProfileScreenProps {
  /** The member's id: a different one resets the gallery. */
  id: string;
  back: ProfileLink & { onClick?: (event: MouseEvent) => void };
  /** The previous and next profile in the list it was opened from; arrow keys do the same. */
  neighbours?: { previous: NeighbourControl; next: NeighbourControl };
  /** Only a card's data is loaded; the busy label of the rest. */
  busy?: string;
  /** Name and age: "Lena, 46". */
  name: string;
  /** City and region. */
  place: string;
  /** The member's own words. */
  quote?: { text: string; lang?: string };
  gallery: Omit<PhotoGalleryProps, 'mark'>;
  /** Label of a fictional profile; takes precedence over presence. */
  fictional?: string;
  online?: string;
  /** Unset on the member's own profile. */
  write?: ProfileLink;
  like?: LikeControl;
  gift?: ProfileLink;
  /** The price of a message and the balance. */
  price?: string;
  /** `MenuLink`s and forms around `MenuButton`s: block, report. */
  menu?: { label: string; items: ReactNode };
  /** `Alert`s about this profile. */
  notice?: ReactNode;
  facts: readonly { label: string; value: string }[];
  interests?: {
    title: string;
    /** The number of shared ones, in words. */
    note?: string;
    items: readonly { id: string; label: string; shared: boolean }[];
    /** Shows the ones hidden by default. */
    more?: ProfileLink;
  };
  similar?: { title: string; members: readonly MemberCard[] };
}

function Neighbour({ control, icon }: { control: NeighbourControl; icon: ReactNode }) {
  return (
    <IconButton
      label={control.label}
      icon={icon}
      aria-disabled={control.onPress === undefined}
      onClick={control.onPress}
    />
  );
}

function PendingWords({ busy }: { busy: string }) {
  return (
    <div className={styles.pending}>
      <div role="status">
        <VisuallyHidden>{busy}</VisuallyHidden>
      </div>
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton shape="block" height="120px" />
    </div>
  );
}

/** A member's profile: photos first, then text, then actions. */
export function ProfileScreen(props: ProfileScreenProps) {
  const {
    id,
    back,
    neighbours,
    busy,
    name,
    place,
    quote,
    gallery,
    fictional,
    online,
    write,
    like,
    gift,
    price,
    menu,
    notice,
    facts,
    interests,
    similar,
  } = props;
  const { Link } = useRouterParts();
  useArrowKeys({ left: neighbours?.previous.onPress, right: neighbours?.next.onPress });
  const mark = fictional ? (
    <FictionalTag>{fictional}</FictionalTag>
  ) : (
    online && <PresenceTag>{online}</PresenceTag>
  );
  return (
    <article className={styles.page} aria-busy={busy !== undefined || undefined}>
      <Link className={styles.back} href={back.href} onClick={back.onClick}>
        <ArrowLeft />
        <span className={styles.backWords}>{back.label}</span>
      </Link>
      {neighbours && (
        <div className={styles.neighbours}>
          <Neighbour control={neighbours.previous} icon={<ChevronLeft />} />
          <Neighbour control={neighbours.next} icon={<ChevronRight />} />
        </div>
      )}
      <div className={styles.photos}>
        <PhotoGallery key={id} {...gallery} mark={mark} />
      </div>
      {menu && (
        <div className={styles.menu}>
          <DropdownMenu label={menu.label} look="icon" trigger={<Ellipsis />}>
            {menu.items}
          </DropdownMenu>
        </div>
      )}
      <div className={styles.sheet}>
        <header className={styles.identity}>
          {mark && <div className={styles.presence}>{mark}</div>}
          <Heading level={1} type="profileName" tone="inherit">
            {name}
          </Heading>
          <p className={styles.place}>
            <MapPin />
            {place}
          </p>
        </header>
        {notice && <div className={styles.notice}>{notice}</div>}
        {quote && (
          <p className={styles.quote} lang={quote.lang}>
            {quote.text}
          </p>
        )}
        {write && (
          <div className={styles.buying}>
            <div className={styles.actions}>
              <div className={styles.main}>
                <ButtonLink href={write.href} size="large" icon={<MessageCircle />} full>
                  {write.label}
                </ButtonLink>
              </div>
              {like && (
                <div className={styles.like}>
                  <LikeForm {...like} icon={<Heart />} />
                </div>
              )}
              {gift && (
                <div className={styles.gift}>
                  <IconLink
                    href={gift.href}
                    label={gift.label}
                    icon={<Gift />}
                    look="outlined"
                    size="large"
                  />
                </div>
              )}
            </div>
            {price && (
              <p className={styles.priceLine}>
                <Coins />
                <span>{price}</span>
              </p>
            )}
          </div>
        )}
        {busy !== undefined && <PendingWords busy={busy} />}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.factLabel}>{label}</dt>
                <dd className={styles.factValue}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {interests && interests.items.length > 0 && (
          <section className={styles.interests}>
            <div className={styles.interestsHead}>
              <h2 className={styles.interestsTitle}>{interests.title}</h2>
              {interests.note && <p className={styles.interestsNote}>{interests.note}</p>}
            </div>
            <ChipGroup as="ul">
              {interests.items.map(({ id, label, shared }) => (
                <Chip key={id} as="li" icon={<InterestIcon id={id} />} selected={shared}>
                  {label}
                </Chip>
              ))}
              {interests.more && (
                <li>
                  <ChipLink href={interests.more.href} look="bare">
                    {interests.more.label}
                  </ChipLink>
                </li>
              )}
            </ChipGroup>
          </section>
        )}
      </div>
      {similar && similar.members.length > 0 && (
        <section className={styles.similar}>
          <Heading level={2}>{similar.title}</Heading>
          <div className={styles.similarCards}>
            <CardGrid columns="similar">
              {similar.members.map(({ id: other, ...card }) => (
                <ProfileCard key={other} {...card} />
              ))}
            </CardGrid>
          </div>
        </section>
      )}
    </article>
  );
}

import { Image } from 'lucide-react';
import { classNames } from '../../base/class-names';
import { useRouterParts } from '../../router/RouterParts';
import { HeartButton } from '../HeartButton/HeartButton';
import type { LikeControl } from '../HeartButton/HeartButton';
import { Photo } from '../Photo/Photo';
import type { PhotoSource } from '../Photo/Photo';
import { FictionalTag, PresenceTag, Tag } from '../Tag/Tag';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import {
  caption,
  card,
  count,
  hero as heroStyle,
  like as likeStyle,
  link,
  name as nameStyle,
  photoless,
  place,
  region as regionStyle,
  scrim,
  tag as tagStyle,
} from './ProfileCard.css';

/** The only tag of a card; fictional takes precedence over new, new over online. */
export interface CardTag {
  kind: 'fictional' | 'new' | 'online';
  label: string;
}

export interface ProfileCardProps {
  href: string;
  name: string;
  age: string;
  city: string;
  region?: string;
  /** Unset for a member without a photo. */
  photo?: PhotoSource;
  /** Text on the veil when the photo is locked. */
  locked?: string;
  tag?: CardTag;
  photoCount?: { count: string; label: string };
  like?: LikeControl;
  /** The first card of a list: large on a phone. */
  hero?: boolean;
  /** First pictures of the page: loaded eagerly. */
  eager?: boolean;
}

function CardMark({ kind, label }: CardTag) {
  if (kind === 'fictional') return <FictionalTag>{label}</FictionalTag>;
  if (kind === 'online') return <PresenceTag>{label}</PresenceTag>;
  return (
    <Tag look="filled" tone="secondary">
      {label}
    </Tag>
  );
}

/**
 * A member: photo, one tag, photo count, name, age, place, heart. Below 200 px the heart moves to the top,
 * and count and region are hidden. The theme places the caption. The whole card is one link.
 */
export function ProfileCard({
  href,
  name,
  age,
  city,
  region,
  photo,
  locked,
  tag,
  photoCount,
  like,
  hero = false,
  eager,
}: ProfileCardProps) {
  const { Link } = useRouterParts();
  return (
    <article className={classNames(card, hero && heroStyle, !photo && photoless)}>
      <Photo photo={photo} locked={locked} eager={eager}>
        {photo && <div className={scrim} />}
      </Photo>
      {tag === undefined ? null : (
        <div className={tagStyle}>
          <CardMark {...tag} />
        </div>
      )}
      {photoCount === undefined ? null : (
        <div className={count}>
          <Tag look="glass" icon={<Image />}>
            <span aria-hidden="true">{photoCount.count}</span>
            <VisuallyHidden>{photoCount.label}</VisuallyHidden>
          </Tag>
        </div>
      )}
      <Link href={href} className={link}>
        <span className={caption}>
          <span className={nameStyle}>
            <span>{`${name}, `}</span>
            <span>{age}</span>
          </span>{' '}
          <span className={place}>
            <span>{city}</span>
            {region === undefined ? null : (
              <>
                {' '}
                <span className={regionStyle} title={region}>{`· ${region}`}</span>
              </>
            )}
          </span>
        </span>
      </Link>
      {like === undefined ? null : (
        <div className={likeStyle}>
          <HeartButton {...like} />
        </div>
      )}
    </article>
  );
}

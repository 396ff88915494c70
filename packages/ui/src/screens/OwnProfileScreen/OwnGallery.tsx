import { Camera, Lock, Plus } from 'lucide-react';
import { NoPhoto } from '../../components/Photo/NoPhoto';
import { Photo, PhotoCorner } from '../../components/Photo/Photo';
import type { PhotoSource } from '../../components/Photo/Photo';
import { Tag } from '../../components/Tag/Tag';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useRouterParts } from '../../router/RouterParts';
import type { PartLink } from './own-profile-parts';
import * as styles from './OwnGallery.css';

/** One of the smaller photos, and its state. */
export interface OwnGalleryPhoto {
  id: string;
  photo: PhotoSource;
  /** Text on the veil of one that awaits moderation. */
  waiting?: string;
  /** The label of a private one. */
  private?: string;
}

export interface OwnGalleryProps {
  /** Unset: a gap replaces it. */
  main?: { photo: PhotoSource; waiting?: string };
  others: readonly OwnGalleryPhoto[];
  /** The camera on the main photo; links to all photos. */
  manage: PartLink;
  /** The gap for another photo. */
  add: PartLink;
}

/** The member's own photos on the profile: the main one, and from desktop up the others below it. */
export function OwnGallery({ main, others, manage, add }: OwnGalleryProps) {
  const { Link } = useRouterParts();
  return (
    <div>
      {main ? (
        <div className={styles.main}>
          <Photo photo={main.photo} shape="fill" corners="none" eager waiting={main.waiting} />
          <Link className={styles.camera} href={manage.href} aria-label={manage.label} title={manage.label}>
            <Camera />
          </Link>
        </div>
      ) : (
        <Link className={styles.missing} href={add.href}>
          <NoPhoto />
          <span className={styles.missingWords}>
            <Camera />
            {add.label}
          </span>
        </Link>
      )}
      <ul className={styles.others}>
        {others.map(({ id, photo, waiting, private: hidden }) => (
          <li key={id}>
            <Link className={styles.other} href={manage.href}>
              <VisuallyHidden>{manage.label}</VisuallyHidden>
              <Photo photo={photo} shape="square" corners="none" waiting={waiting}>
                {hidden !== undefined && (
                  <PhotoCorner at="bottomLeft">
                    <Tag look="glass" size="small" icon={<Lock />}>
                      {hidden}
                    </Tag>
                  </PhotoCorner>
                )}
              </Photo>
            </Link>
          </li>
        ))}
        {main && (
          <li>
            <Link className={styles.add} href={add.href}>
              <Plus />
              {add.label}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}

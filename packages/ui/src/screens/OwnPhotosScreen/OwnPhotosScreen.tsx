import { Ellipsis, Hourglass, ImageOff, Lock, Star } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { Photo, PhotoCorner } from '../../components/Photo/Photo';
import { Tag } from '../../components/Tag/Tag';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useRouterParts } from '../../router/RouterParts';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import type { FormPartProps } from '../../router/RouterParts';
import { AddPhotos } from './AddPhotos';
import type { AddPhotosProps } from './AddPhotos';
import type { OwnPhotoTile, RejectedTile, UploadTile } from './own-photo-tiles';
import * as styles from './OwnPhotosScreen.css';
import { UploadTileView } from './UploadTileView';
import { useDragOrder } from './use-drag-order';

export interface OwnPhotosScreenProps {
  title: string;
  /** "2 of 3", and how to reorder them. */
  count: string;
  done: { href: string; label: string };
  /** An error, or the result of a form submitted without script. */
  notice?: ReactNode;
  photos: readonly OwnPhotoTile[];
  uploads: readonly UploadTile[];
  /** Unset when the limit is reached. */
  add?: AddPhotosProps;
  /** Links to premium for more photos, for members without it. */
  premium?: { href: string; label: string };
  rejected: readonly RejectedTile[];
  /** The form that dismisses a rejected photo. */
  removal: {
    form: FormPartProps & { action: string };
    fields: Readonly<Record<string, string>>;
    /** Name of the field with the photo's id. */
    idName: string;
  };
  /** The legend of the labels on the tiles. */
  notes: readonly { kind: 'main' | 'waiting' | 'private'; title: string; text: string }[];
  /** Saves another order: all ids. The new order is shown meanwhile. */
  onOrder?: (ids: readonly string[]) => Promise<unknown>;
  /** The actions of one photo, in the page without script. */
  panel?: ReactNode;
}

const icons = { main: <Star />, waiting: <Hourglass />, private: <Lock /> };

function PhotoTile({ tile }: { tile: OwnPhotoTile }) {
  const { Link } = useRouterParts();
  const { photo, main, waiting, private: hidden, open } = tile;
  return (
    <Link className={styles.open} href={open.href} draggable={false} onClick={open.onClick}>
      <VisuallyHidden>{open.label}</VisuallyHidden>
      <Photo photo={photo} shape="fill" corners="none" waiting={waiting} eager>
        {main !== undefined && (
          <>
            <PhotoCorner at="bottomLeft">
              <Tag look="filled" tone="secondary">
                {main}
              </Tag>
            </PhotoCorner>
            <PhotoCorner at="topRight">
              <span className={styles.dots}>
                <Ellipsis />
              </span>
            </PhotoCorner>
          </>
        )}
        {hidden !== undefined && main === undefined && (
          <span className={styles.hidden}>
            <Tag look="glass" size="small" icon={<Lock />}>
              {hidden}
            </Tag>
          </span>
        )}
      </Photo>
    </Link>
  );
}

/**
 * The member's own photos: the main one large, uploads in progress, the slot of the next. Tiles are reordered
 * by dragging.
 */
export function OwnPhotosScreen(props: OwnPhotosScreenProps) {
  const { title, count, done, notice, photos, uploads, add, premium, rejected, removal, notes } = props;
  const { Form } = useRouterParts();
  const grid = useRef<HTMLUListElement>(null);
  const { order, held, bind } = useDragOrder(
    grid,
    photos.map(({ id }) => id),
    props.onOrder,
  );
  const byId = new Map(photos.map((tile) => [tile.id, tile]));
  const firstIsLarge = photos.some(({ main }) => main !== undefined);
  return (
    <section className={styles.page}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={1}>{title}</Heading>
        </div>
        <div className={styles.done}>
          <ButtonLink href={done.href} look="outlined">
            {done.label}
          </ButtonLink>
        </div>
      </div>
      <p className={styles.count}>{count}</p>
      {notice}
      {props.panel && <div className={styles.panel}>{props.panel}</div>}
      <ul ref={grid} className={styles.grid} aria-label={title}>
        {order.map((id, index) => {
          const tile = byId.get(id);
          return (
            tile && (
              <li
                key={id}
                className={firstIsLarge && index === 0 ? styles.mainTile : styles.tile}
                data-held={held === id || undefined}
                {...bind(id, index)}
              >
                <PhotoTile tile={tile} />
              </li>
            )
          );
        })}
        {uploads.map((tile) => (
          <li key={tile.id} className={styles.tile}>
            <UploadTileView tile={tile} />
          </li>
        ))}
        {add && (
          <li className={styles.addTile}>
            <AddPhotos {...add} />
          </li>
        )}
        {premium && (
          <li className={styles.tile}>
            <PremiumTile {...premium} />
          </li>
        )}
      </ul>
      {rejected.length > 0 && (
        <ul className={styles.notes}>
          {rejected.map(({ id, text, remove }) => (
            <li key={id} className={styles.note}>
              <span className={styles.rejectedIcon}>
                <ImageOff />
              </span>
              <span className={styles.noteWords}>{text}</span>
              <Form method="post" {...removal.form}>
                <HiddenFields values={{ ...removal.fields, [removal.idName]: id }} />
                <Button type="submit" look="text" size="small">
                  {remove}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ kind, title: word, text }) => (
            <li key={kind} className={styles.note}>
              <span className={styles.noteIcon}>{icons[kind]}</span>
              <span className={styles.noteWords}>
                <span className={styles.noteTitle}>{word}</span>
                <span className={styles.noteText}>{text}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PremiumTile({ href, label }: { href: string; label: string }) {
  const { Link } = useRouterParts();
  return (
    <Link className={styles.premium} href={href}>
      <Lock />
      {label}
    </Link>
  );
}

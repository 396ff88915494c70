import { Heart, MessageCircle, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { IconButton } from '../../components/IconButton/IconButton';
import { Photo } from '../../components/Photo/Photo';
import type { PhotoSource } from '../../components/Photo/Photo';
import { DisplayText } from '../../components/Heading/Heading';
import { FictionalTag } from '../../components/Tag/Tag';
import { useRouterParts } from '../../router/RouterParts';
import * as styles from './MatchModal.css';

/** One of several members; with `href`, the photo links to the profile. */
interface MatchFace {
  id: string;
  photo?: PhotoSource;
  fictional?: string;
  href?: string;
  label?: string;
  /** Called on a press on the photo. */
  onPress?: () => void;
}

export interface MatchModalProps {
  /** `match` shows two photos and offers a message, `like` one photo and a link to the profile. */
  kind: 'match' | 'like';
  title: string;
  text: string;
  own?: PhotoSource;
  other: { photo?: PhotoSource; href?: string; label?: string };
  /** Faces of several members who like the member, in place of `other`. */
  faces?: readonly MatchFace[];
  fictional?: string;
  write?: { href: string; label: string };
  view?: { href: string; label: string };
  /** The text button that closes it. */
  later: string;
  /** Accessible name of the close button. */
  close: string;
  onClose: () => void;
  /** Called on a press on the other member's photo. */
  onImage?: () => void;
  /** Called on a press on the main link. */
  onAction?: () => void;
}

function Face({ photo }: { photo?: PhotoSource }) {
  return <Photo photo={photo} shape="fill" eager />;
}

/** A match, one new like, or several. A press anywhere closes it; links still work. */
export function MatchModal(props: MatchModalProps) {
  const { kind, title, text, own, other, faces, fictional, write, view, later, close } = props;
  const { onClose, onImage, onAction } = props;
  const { Link } = useRouterParts();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    heading.current?.focus();
    const onPress = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest('a'))) element.close();
    };
    element.addEventListener('click', onPress);
    return () => element.removeEventListener('click', onPress);
  }, []);
  const action = kind === 'match' ? write : view;
  const face = <Face photo={other.photo} />;
  return (
    <dialog ref={dialog} className={styles.modal({ kind })} aria-labelledby="match-title" onClose={onClose}>
      <div className={styles.content({ kind })}>
        <span className={styles.cross}>
          <IconButton label={close} icon={<X />} />
        </span>
        <div className={styles.photos({ kind })}>
          {kind === 'match' && (
            <div className={styles.first}>
              <Face photo={own} />
            </div>
          )}
          {faces ? (
            <div className={styles.several}>
              {faces.map(({ id, photo, fictional: mark, href, label, onPress }) => (
                <div key={id} className={styles.oneOfSeveral}>
                  {href === undefined ? (
                    <Face photo={photo} />
                  ) : (
                    <Link className={styles.faceLink} href={href} aria-label={label} onClick={onPress}>
                      <Face photo={photo} />
                    </Link>
                  )}
                  {mark && (
                    <span className={styles.faceMark}>
                      <FictionalTag size="small">{mark}</FictionalTag>
                    </span>
                  )}
                </div>
              ))}
            </div>
          ) : (
            <div className={kind === 'match' ? styles.second : styles.only}>
              {other.href ? (
                <Link
                  className={styles.photoLink}
                  href={other.href}
                  aria-label={other.label}
                  onClick={onImage}
                >
                  {face}
                </Link>
              ) : (
                face
              )}
            </div>
          )}
          <span className={styles.heart({ kind })} aria-hidden="true">
            <Heart />
          </span>
        </div>
        {fictional && (
          <p className={styles.fictional}>
            <FictionalTag>{fictional}</FictionalTag>
          </p>
        )}
        <h2 ref={heading} className={styles.title} id="match-title" tabIndex={-1}>
          <DisplayText type="match">{title}</DisplayText>
        </h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          {action && (
            <ButtonLink
              href={action.href}
              size="large"
              full
              icon={kind === 'match' ? <MessageCircle /> : undefined}
              onClick={onAction}
            >
              {action.label}
            </ButtonLink>
          )}
          <button type="button" className={styles.later}>
            {later}
          </button>
        </div>
      </div>
    </dialog>
  );
}

import { ArrowLeft, ArrowRight, Lock, LockOpen, Star, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button';
import { DialogActions } from '../../components/Dialog/Dialog';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Photo } from '../../components/Photo/Photo';
import type { PhotoSource } from '../../components/Photo/Photo';
import { useRouterParts } from '../../router/RouterParts';
import type { FormPartProps } from '../../router/RouterParts';
import type { PartLink } from '../OwnProfileScreen/own-profile-parts';
import { iconButton } from '../../components/IconButton/IconButton.css';
import * as styles from './PhotoActions.css';

/** A submit button with its own value. */
export interface PhotoAction {
  value: string;
  label: string;
  text?: string;
}

export interface PhotoActionsProps {
  photo: PhotoSource;
  /** "Photo 4 of 5". */
  title: string;
  /** Who can see it. */
  text: string;
  form: FormPartProps & { action: string };
  hidden: Readonly<Record<string, string>>;
  /** Name of the field with the pressed button's value. */
  name: string;
  earlier?: PhotoAction;
  later?: PhotoAction;
  main?: PhotoAction;
  /** Makes it private, or public again. */
  privacy?: PhotoAction & { kind: 'hide' | 'show' };
  remove: PartLink;
  error?: ReactNode;
  /** The confirmation before deleting, in place of everything else. */
  question?: { title: string; text: string; keep: PartLink; remove: PhotoAction };
}

function Row({ name, action, icon }: { name: string; action: PhotoAction; icon: ReactNode }) {
  return (
    <button type="submit" className={styles.row} name={name} value={action.value}>
      {icon}
      <span>
        <span className={styles.label}>{action.label}</span>
        {action.text && <span className={styles.text}>{action.text}</span>}
      </span>
    </button>
  );
}

interface ArrowProps {
  name: string;
  action: PhotoAction;
  icon: ReactNode;
  onPress: () => void;
}

function Arrow({ name, action, icon, onPress }: ArrowProps) {
  return (
    <button
      type="submit"
      className={iconButton({ look: 'outlined' })}
      name={name}
      value={action.value}
      aria-label={action.label}
      title={action.label}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}

/** Keeps the focus on an arrow: the pressed one disappears where the photo can move no further. */
function useArrowFocus(offered: string) {
  const head = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current && !head.current?.contains(document.activeElement))
      head.current?.querySelector('button')?.focus();
    pressed.current = false;
  }, [offered]);
  return {
    head,
    press: () => {
      pressed.current = true;
    },
  };
}

/** The actions of one of the member's own photos. */
export function PhotoActions(props: PhotoActionsProps) {
  const { photo, title, text, form, hidden, name, earlier, later, main, privacy, remove } = props;
  const { error, question } = props;
  const { Form, Link } = useRouterParts();
  const { head, press } = useArrowFocus([earlier?.value, later?.value].join());
  if (question) {
    return (
      <Form method="post" {...form}>
        <HiddenFields values={hidden} />
        <p className={styles.label}>{question.title}</p>
        <p className={styles.text}>{question.text}</p>
        <DialogActions>
          <ButtonLink href={question.keep.href} onClick={question.keep.onClick} look="soft">
            {question.keep.label}
          </ButtonLink>
          <Button type="submit" tone="danger" name={name} value={question.remove.value}>
            {question.remove.label}
          </Button>
        </DialogActions>
      </Form>
    );
  }
  return (
    <Form method="post" {...form}>
      <HiddenFields values={hidden} />
      <div ref={head} className={styles.head}>
        <div className={styles.thumb}>
          <Photo photo={photo} shape="fill" corners="none" eager />
        </div>
        <p className={styles.words}>
          <span className={styles.label}>{title}</span>
          <span className={styles.text}>{text}</span>
        </p>
        {earlier && <Arrow name={name} action={earlier} icon={<ArrowLeft />} onPress={press} />}
        {later && <Arrow name={name} action={later} icon={<ArrowRight />} onPress={press} />}
      </div>
      {error}
      <div className={styles.rows}>
        {main && <Row name={name} action={main} icon={<Star />} />}
        {privacy && (
          <Row name={name} action={privacy} icon={privacy.kind === 'hide' ? <Lock /> : <LockOpen />} />
        )}
        <Link className={`${styles.row} ${styles.danger}`} href={remove.href} onClick={remove.onClick}>
          <Trash2 />
          <span className={styles.label}>{remove.label}</span>
        </Link>
      </div>
    </Form>
  );
}

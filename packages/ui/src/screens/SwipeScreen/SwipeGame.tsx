import { Heart, Info, Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useRouterParts } from '../../router/RouterParts';
import { SwipeCard } from './SwipeCard';
import type { SwipePerson } from './SwipeCard';
import type { SwipeAnswer } from './swipe-motion';
import * as styles from './SwipeGame.css';

/** Duration of a card's flight; until then swiping is disabled, so that a double press only swipes one. */
const flightEndMs = 300;

/** The form that undoes the last swipe. */
export interface TakeBackControl {
  label: string;
  action: string;
  fields: Readonly<Record<string, string>>;
  /** With script: replaces the form's own submission by preventing the event. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

export interface SwipeGameProps {
  /** The top card, and the next one. */
  people: readonly [SwipePerson, ...SwipePerson[]];
  /** Labels of the stamps on a dragged card. */
  stamps: Readonly<Record<SwipeAnswer, string>>;
  /** Accessible name of the buttons. */
  label: string;
  form: { action: string; personName: string; answerName: string };
  takeBack?: TakeBackControl;
  /** With script: called instead of submitting the form. */
  onAnswer: (id: string, answer: SwipeAnswer) => void;
}

interface Flight {
  readonly person: SwipePerson;
  readonly answer: SwipeAnswer;
}

const answerOfKey: Readonly<Record<string, SwipeAnswer>> = { ArrowLeft: 'skip', ArrowRight: 'like' };

const ownKeys = 'input, textarea, select, summary, [role=menu], [role=radiogroup], [contenteditable], dialog';

/** Whether a key was meant for the page, not for the focused element or an overlay. */
function forPage(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return false;
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return false;
  return !(event.target instanceof Element && event.target.closest(ownKeys));
}

/** The cards of the swipe game: by drag, buttons and keys. Without script the buttons submit a form. */
export function SwipeGame({ people, stamps, label, form, takeBack, onAnswer }: SwipeGameProps) {
  const { Link } = useRouterParts();
  const [top, next] = people;
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const flying = useRef<Flight>();
  const open = useRef<HTMLSpanElement>(null);

  function answer(given: SwipeAnswer): void {
    if (flying.current) return;
    const flight = { person: top, answer: given };
    flying.current = flight;
    setFlights((before) => [...before, flight]);
    setTimeout(() => {
      if (flying.current === flight) flying.current = undefined;
      setFlights((before) => before.filter((one) => one !== flight));
    }, flightEndMs);
    onAnswer(top.id, given);
  }

  function onTakeBack(event: FormEvent<HTMLFormElement>): void {
    flying.current = undefined;
    takeBack?.onSubmit?.(event);
  }

  function openProfile(): void {
    open.current?.querySelector('a')?.click();
  }

  const latest = useRef({ answer, openProfile });
  latest.current = { answer, openProfile };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!forPage(event)) return;
      const given = answerOfKey[event.key];
      if (given === undefined && event.key !== 'ArrowUp') return;
      event.preventDefault();
      if (given) latest.current.answer(given);
      else latest.current.openProfile();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    answer(submitter instanceof HTMLButtonElement && submitter.value === 'like' ? 'like' : 'skip');
  }

  const gone = flights.filter(({ person }) => person.id !== top.id && person.id !== next?.id);
  const cards = [
    ...gone.map(({ person, answer: place }) => ({ person, place })),
    { person: top, place: 'top' as const },
    ...(next ? [{ person: next, place: 'behind' as const }] : []),
  ];
  return (
    <div className={styles.game}>
      <div className={styles.stack}>
        {cards.map(({ person, place }) => (
          <SwipeCard
            key={person.id}
            person={person}
            stamps={stamps}
            place={place}
            onAnswer={answer}
            onPress={openProfile}
          />
        ))}
      </div>
      <div className={styles.actions} role="group" aria-label={label}>
        <div className={styles.undo}>{takeBack && <TakeBackForm {...takeBack} onSubmit={onTakeBack} />}</div>
        <form method="post" action={form.action} className={styles.answers} onSubmit={onSubmit}>
          <input type="hidden" name={form.personName} value={top.id} />
          <button
            type="submit"
            className={styles.skip}
            name={form.answerName}
            value="skip"
            aria-label={top.skip}
            title={top.skip}
          >
            <X />
          </button>
          <span ref={open} className={styles.openSlot}>
            <Link href={top.href} className={styles.open} aria-label={top.open} title={top.open}>
              <Info />
            </Link>
          </span>
          <button
            type="submit"
            className={styles.like}
            name={form.answerName}
            value="like"
            aria-label={top.like}
            title={top.like}
          >
            <Heart />
          </button>
        </form>
      </div>
    </div>
  );
}

function TakeBackForm({ label, action, fields, onSubmit }: TakeBackControl) {
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      <HiddenFields values={fields} />
      <button type="submit" className={styles.takeBack} title={label}>
        <Undo2 />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </form>
  );
}

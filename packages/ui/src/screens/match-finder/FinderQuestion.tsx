import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ArrowLeft, Check, EyeOff, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { IconLink } from '../../components/IconButton/IconButton';
import { useRouterParts } from '../../router/RouterParts';
import { longestWord, unbroken } from '../../type/fitted';
import { FinderScenePicture } from './FinderScene';
import type { FinderScene } from './FinderScene';
import { SkyPicture } from './SkyPicture';
import type { Sky } from './SkyPicture';
import * as styles from './FinderQuestion.css';

interface FinderOption {
  value: string;
  label: string;
}

/** The form of a question's answers. */
export type FinderAnswers =
  | { form: 'skies' | 'words'; options: readonly FinderOption[] }
  /** Two scenes, and both. */
  | { form: 'halves'; scenes: readonly [FinderScene, FinderScene]; options: readonly FinderOption[] };

export interface FinderQuestionProps {
  /** "Question 2 of 8". */
  step: string;
  number: number;
  count: number;
  title: string;
  /** Who sees the answers. */
  privacy: string;
  answers: FinderAnswers;
  /** The given answer. */
  chosen?: string;
  form: { action: string; name: string; fields: Readonly<Record<string, string>> };
  /** Label of the submit button; visible without script and during keyboard navigation. */
  next: string;
  back: { href: string; label: string };
  /** Leaves the questions; the answers are kept. */
  leave: { href: string; label: string };
  skip: { href: string; label: string };
  /** The error. */
  error?: string;
}

const skies: readonly Sky[] = [0, 1, 2, 3];
const wordSizes = ['quiet', 'audible', 'clear', 'loud'] as const;

/** How long a chosen answer is shown before the next question. */
const seenMs = 240;

function Answer({ answers, index }: { answers: FinderAnswers; index: number }) {
  const { label, value } = answers.options[index] ?? { label: '', value: '' };
  const check = (
    <span className={styles.check} aria-hidden="true">
      <Check />
    </span>
  );
  switch (answers.form) {
    case 'skies':
      return (
        <>
          <SkyPicture sky={skies[index] ?? 0} className={styles.skyPicture} />
          <span className={styles.skyWords}>{label}</span>
          {check}
        </>
      );
    case 'words':
      return (
        <>
          <span className={styles.wordBox}>
            <span
              className={styles.word[wordSizes[index] ?? 'quiet']}
              style={assignInlineVars({ [unbroken]: String(longestWord(label)) })}
            >
              {label}
            </span>
          </span>
          {check}
        </>
      );
    case 'halves': {
      const scene = answers.scenes[index];
      if (!scene) {
        return (
          <>
            <span className={styles.both} key={value}>
              {label}
            </span>
            {check}
          </>
        );
      }
      return (
        <>
          <FinderScenePicture scene={scene} className={styles.scene} />
          <span className={styles.plate}>{label}</span>
          {check}
        </>
      );
    }
  }
}

function lookOf({ form, ...answers }: FinderAnswers, index: number): string {
  if (form === 'skies') return styles.sky[skies[index] ?? 0];
  if (form === 'words') return styles.wordRow[wordSizes[index] ?? 'quiet'];
  return 'scenes' in answers && index >= answers.scenes.length ? styles.bothRow : styles.half;
}

/** One question of the match finder: the answers are the picture. */
export function FinderQuestion(props: FinderQuestionProps) {
  const { step, number, count, title, privacy, answers, chosen, form, next, back, leave, skip, error } =
    props;
  const { Form } = useRouterParts();
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = group.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const radios = () => [...element.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    let byPointer = false;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const choose = (radio: HTMLInputElement) => {
      radio.checked = true;
      clearTimeout(leaving);
      leaving = setTimeout(() => radio.form?.requestSubmit(), seenMs);
    };
    element.addEventListener('pointerdown', () => (byPointer = true), { signal });
    element.addEventListener('keydown', () => (byPointer = false), { signal });
    element.addEventListener(
      'click',
      ({ target }) => {
        if (byPointer && target instanceof HTMLInputElement && target.type === 'radio') choose(target);
      },
      { signal },
    );
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || event.defaultPrevented) return;
        if (document.querySelector('dialog[open]')) return;
        const radio = /^[1-9]$/.test(event.key) ? radios()[Number(event.key) - 1] : undefined;
        if (!radio) return;
        event.preventDefault();
        choose(radio);
      },
      { signal },
    );
    return () => {
      clearTimeout(leaving);
      listening.abort();
    };
  }, []);

  return (
    <Form method="post" action={form.action} className={styles.page}>
      <HiddenFields values={form.fields} />
      <div className={styles.side}>
        <div className={styles.head}>
          <span className={styles.onPhone}>
            <IconLink href={back.href} label={back.label} icon={<ArrowLeft />} />
          </span>
          <span className={styles.onDesktop}>
            <IconLink href={leave.href} label={leave.label} icon={<X />} />
          </span>
          <span className={styles.segments} aria-hidden="true">
            {Array.from({ length: count }, (_unused, index) => (
              <i key={index} className={index < number ? styles.done : styles.open} />
            ))}
          </span>
          <span className={styles.onPhone}>
            <ButtonLink href={skip.href} look="text" size="small">
              {skip.label}
            </ButtonLink>
          </span>
        </div>
        <div className={styles.words}>
          <p className={styles.step}>{step}</p>
          <h1
            className={styles.title}
            id="finder-question"
            style={assignInlineVars({ [unbroken]: String(longestWord(title)) })}
          >
            {title}
          </h1>
          <p className={styles.privacy}>
            <EyeOff />
            <span>{privacy}</span>
          </p>
          {error && (
            <p className={styles.error} role="alert">
              {error}
            </p>
          )}
        </div>
        <div className={styles.foot}>
          <span className={styles.onDesktop}>
            <ButtonLink href={back.href} look="text" icon={<ArrowLeft />}>
              {back.label}
            </ButtonLink>
          </span>
          <span className={styles.keys} aria-hidden="true">
            <kbd className={styles.key}>1</kbd> – <kbd className={styles.key}>{answers.options.length}</kbd>
          </span>
          <span className={styles.onDesktop}>
            <ButtonLink href={skip.href} look="outlined">
              {skip.label}
            </ButtonLink>
          </span>
        </div>
      </div>
      <div ref={group} role="radiogroup" className={styles.answers} aria-labelledby="finder-question">
        {answers.options.map(({ value }, index) => (
          <label key={value} className={lookOf(answers, index)}>
            <input
              type="radio"
              className={styles.radio}
              name={form.name}
              value={value}
              defaultChecked={value === chosen}
              required
            />
            <Answer answers={answers} index={index} />
          </label>
        ))}
        <div className={styles.send}>
          <Button type="submit" full>
            {next}
          </Button>
        </div>
      </div>
    </Form>
  );
}

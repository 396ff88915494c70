import { useEffect, useRef, useState } from 'react';
import { control } from '../../components/Field/Field.css';
import * as styles from './EmojiPicker.css';

/** An emoji with its name and search keywords. */
export interface EmojiChoice {
  emoji: string;
  name: string;
  words: string;
}

export interface EmojiPickerProps {
  label: string;
  search: string;
  /** Shown when no emoji matches. */
  none: string;
  emojis: readonly EmojiChoice[];
  onPick: (emoji: string) => void;
  onClose: () => void;
}

const columns = 7;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
};

function found(emojis: readonly EmojiChoice[], query: string): readonly EmojiChoice[] {
  const words = query.toLocaleLowerCase().trim();
  if (words === '') return emojis;
  return emojis.filter((choice) => `${choice.name} ${choice.words}`.toLocaleLowerCase().includes(words));
}

interface Inner {
  field: HTMLInputElement | null;
  grid: HTMLDivElement | null;
}

function moveFocus(event: KeyboardEvent, { field, grid }: Inner) {
  const step = steps[event.key];
  const buttons = [...(grid?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (step === undefined || (at === -1 && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  const next = at === -1 ? 0 : at + step;
  if (next < 0) field?.focus();
  else buttons[Math.min(next, buttons.length - 1)]?.focus();
}

/** Emoji next to the text field: searchable, chosen by keyboard or press. Escape and leaving close it. */
export function EmojiPicker({ label, search, none, emojis, onPick, onClose }: EmojiPickerProps) {
  const [query, setQuery] = useState('');
  const grid = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const shown = found(emojis, query);
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const inner = { field: field.current, grid: grid.current };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close.current();
      else moveFocus(event, inner);
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.parentElement?.contains(relatedTarget)) close.current();
    };
    element.addEventListener('keydown', onKey);
    element.addEventListener('focusout', onLeave);
    inner.field?.focus();
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusout', onLeave);
    };
  }, []);

  return (
    <div ref={panel} className={styles.panel} role="dialog" aria-label={label}>
      <input
        ref={field}
        className={control}
        type="search"
        aria-label={search}
        placeholder={search}
        value={query}
        autoComplete="off"
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = shown;
          if (first) onPick(first.emoji);
        }}
      />
      <div ref={grid} className={styles.grid}>
        {shown.map(({ emoji, name }, index) => (
          <button
            key={emoji}
            type="button"
            className={styles.emoji}
            aria-label={name}
            title={name}
            tabIndex={index === 0 ? 0 : -1}
            onClick={() => onPick(emoji)}
          >
            {emoji}
          </button>
        ))}
      </div>
      <p className={styles.none} role="status">
        {shown.length === 0 ? none : ''}
      </p>
    </div>
  );
}

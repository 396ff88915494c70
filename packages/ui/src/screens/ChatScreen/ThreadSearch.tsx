import { ArrowLeft, ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FormEvent, Ref } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import * as styles from './ThreadSearch.css';

interface Step {
  label: string;
  /** Unset where there is no further match. */
  onPress?: () => void;
}

export interface ThreadSearchProps {
  /** Accessible name of the field. */
  label: string;
  placeholder: string;
  value: string;
  maxLength: number;
  onInput: (value: string) => void;
  /** The selected match and their number, or that there is none; empty before the first search. */
  count: string;
  /** Busy label during the search. */
  busy?: string;
  older: Step;
  newer: Step;
  clear: string;
  close: string;
  onClose: () => void;
  fieldRef?: Ref<HTMLInputElement>;
}

function StepButton({ step, icon }: { step: Step; icon: 'up' | 'down' }) {
  return (
    <IconButton
      label={step.label}
      icon={icon === 'up' ? <ChevronUp /> : <ChevronDown />}
      onClick={step.onPress}
      aria-disabled={step.onPress === undefined}
    />
  );
}

/** Searches a conversation, in place of its head: field, match count, previous and next match. */
export function ThreadSearch({
  label,
  placeholder,
  value,
  maxLength,
  onInput,
  count,
  busy,
  older,
  newer,
  clear,
  close,
  onClose,
  fieldRef,
}: ThreadSearchProps) {
  const search = useRef<HTMLDivElement>(null);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });
  useEffect(() => {
    const element = search.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      latestClose.current();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    older.onPress?.();
  };
  return (
    <div className={styles.search} role="search" ref={search}>
      <form className={styles.form} onSubmit={onSubmit}>
        <IconButton label={close} icon={<ArrowLeft />} size="small" onClick={onClose} />
        <label className={styles.box}>
          <Search aria-hidden="true" />
          <input
            ref={fieldRef}
            className={styles.field}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            aria-label={label}
            placeholder={placeholder}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onInput(event.currentTarget.value)}
          />
          {value !== '' && <IconButton label={clear} icon={<X />} size="small" onClick={() => onInput('')} />}
        </label>
      </form>
      <div className={styles.results}>
        <span className={styles.count} role="status">
          {busy ?? count}
        </span>
        <span className={styles.steps}>
          <StepButton step={older} icon="up" />
          <StepButton step={newer} icon="down" />
        </span>
      </div>
    </div>
  );
}

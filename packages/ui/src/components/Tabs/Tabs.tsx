import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { list, panel, tab } from './Tabs.css';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly TabItem[];
  defaultSelected?: string;
  onSelect?: (id: string) => void;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Panels with one visible at a time; arrows, Home and End select. */
export function Tabs({ label, items, defaultSelected, onSelect }: TabsProps) {
  const base = useId();
  const [selected, setSelected] = useState(defaultSelected ?? items[0]?.id);
  const choose = (id: string) => {
    setSelected(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const at = items.findIndex(({ id }) => id === selected);
    const to = steps[event.key]?.(at, items.length - 1);
    const next = to === undefined ? undefined : items[to];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.id);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className={list}>
        {items.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            aria-selected={id === selected}
            aria-controls={`${base}-${id}-panel`}
            tabIndex={id === selected ? 0 : -1}
            className={tab}
            onClick={() => choose(id)}
            onKeyDown={onKeyDown}
          >
            {text}
          </button>
        ))}
      </div>
      {items.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
          hidden={id !== selected}
          tabIndex={0}
          className={panel}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { notice, place, words } from './SavedNotice.css';

const staysFor = 6_000;
const looksAgainAfter = 1_000;

/** What was saved, and its undo. */
export interface Saved {
  /** A new one replaces it. */
  id: number;
  title: string;
  undo?: { label: string; onPress: () => void };
}

export interface SavedNoticeProps {
  saved: Saved | undefined;
  /** Called after 6 s; paused while it is hovered or focused. */
  onEnd: () => void;
}

/** Confirms at the lower edge that something was saved, with an undo button. */
export function SavedNotice({ saved, onEnd }: SavedNoticeProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!saved) return undefined;
    const isHeld = () =>
      region.current?.matches(':hover') === true ||
      region.current?.querySelector(':focus') instanceof Element;
    const end = () => {
      if (isHeld()) timer = setTimeout(end, looksAgainAfter);
      else onEnd();
    };
    let timer = setTimeout(end, staysFor);
    return () => clearTimeout(timer);
  }, [saved, onEnd]);
  return (
    <div ref={region} className={place} role="status" tabIndex={-1}>
      {saved && (
        <div key={saved.id} className={notice}>
          <CircleCheck />
          <span className={words}>{saved.title}</span>
          {saved.undo && (
            <Button
              look="text"
              size="small"
              onClick={() => {
                region.current?.focus({ preventScroll: true });
                saved.undo?.onPress();
              }}
            >
              {saved.undo.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

import { UserRound } from 'lucide-react';
import { useId } from 'react';
import {
  body,
  card,
  head,
  outline,
  picture,
  portrait,
  sentence,
  title as titleStyle,
} from './InvisibleCard.css';
import { SwitchForm } from './SwitchForm';
import type { SwitchControl } from './SwitchForm';

export interface InvisibleCardProps {
  title: string;
  /** Its effect, in a sentence. */
  text: string;
  /** The member's own photo. */
  photo?: { src: string; ground?: string };
  control: SwitchControl;
}

/** Invisible mode: the member's photo, half faded, with the switch. */
export function InvisibleCard({ title, text, photo, control }: InvisibleCardProps) {
  const id = useId();
  return (
    <section className={card} aria-labelledby={`${id}-label`}>
      <span className={portrait} data-half={control.selected || undefined} aria-hidden="true">
        <span className={picture} style={{ backgroundColor: photo?.ground }}>
          {photo ? <img src={photo.src} alt="" width={96} height={96} decoding="async" /> : <UserRound />}
        </span>
        {control.selected && (
          <svg viewBox="0 0 96 96" className={outline}>
            <path
              d="M48 2a46 46 0 0 1 0 92"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeDasharray="6 5"
            />
          </svg>
        )}
      </span>
      <div className={body}>
        <div className={head}>
          <h2 className={titleStyle}>
            <label htmlFor={id} id={`${id}-label`}>
              {title}
            </label>
          </h2>
          <SwitchForm control={control} id={id} labelledBy={`${id}-label`} describedBy={`${id}-text`} />
        </div>
        <p id={`${id}-text`} className={sentence}>
          {text}
        </p>
      </div>
    </section>
  );
}

import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { form, heart } from './HeartButton.css';

export interface LikeControl {
  liked: boolean;
  /** What pressing does, with the name: "Like Mara", "Take back your like for Mara". */
  label: string;
  /** Address that the form posts to. */
  action: string;
  /** What the form sends. */
  name: string;
  value: string;
  /** With script: called instead of the form's own sending when it prevents the event. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** The heart: a small form, so that a like works before script runs. */
export function HeartButton({ liked, label, action, name, value, onSubmit }: LikeControl) {
  const [pressed, setPressed] = useState(false);
  return (
    <form method="post" action={action} className={form} onSubmit={onSubmit}>
      <button
        type="submit"
        name={name}
        value={value}
        className={heart({ liked, given: pressed && liked })}
        onClick={() => setPressed(true)}
        aria-label={label}
        title={label}
      >
        <Heart />
      </button>
    </form>
  );
}

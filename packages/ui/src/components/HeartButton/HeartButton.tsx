import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { form, heart } from './HeartButton.css';

export interface LikeControl {
  liked: boolean;
  /** The action with the name: "Like Mara", "Take back your like for Mara". */
  label: string;
  /** URL the form posts to. */
  action: string;
  /** Name of the submitted field. */
  name: string;
  value: string;
  /** With script: replaces the form's own submission by preventing the event. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** The like button: a small form, so that it works before hydration. */
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

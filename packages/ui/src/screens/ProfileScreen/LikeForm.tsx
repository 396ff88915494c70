import { useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import type { LikeControl } from '../../components/HeartButton/HeartButton';
import { likeForm } from './LikeForm.css';

/** The like button of a profile or a conversation, as a form. */
export function LikeForm({
  liked,
  label,
  action,
  name,
  value,
  onSubmit,
  icon,
  quiet,
}: LikeControl & { icon: ReactNode; quiet?: boolean }) {
  const [pressed, setPressed] = useState(false);
  return (
    <form
      method="post"
      action={action}
      onSubmit={onSubmit}
      className={likeForm}
      data-liked={liked || undefined}
      data-given={(pressed && liked) || undefined}
    >
      <IconButton
        type="submit"
        name={name}
        value={value}
        label={label}
        icon={icon}
        look={quiet ? 'plain' : 'outlined'}
        tone="primary"
        size={quiet ? 'medium' : 'large'}
        aria-pressed={liked}
        onClick={() => setPressed(true)}
      />
    </form>
  );
}

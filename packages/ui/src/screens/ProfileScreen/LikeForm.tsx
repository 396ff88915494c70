import { useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import type { LikeControl } from '../../components/HeartButton/HeartButton';
import { useRouterParts } from '../../router/RouterParts';
import { likeForm } from './LikeForm.css';

/** The heart of a profile or a conversation, as a form of its own. */
export function LikeForm({
  liked,
  label,
  action,
  fields = {},
  busy,
  onSubmit,
  icon,
  quiet,
}: LikeControl & { icon: ReactNode; quiet?: boolean }) {
  const { Form } = useRouterParts();
  const [pressed, setPressed] = useState(false);
  return (
    <Form
      method="post"
      action={action}
      onSubmit={onSubmit}
      className={likeForm}
      data-liked={liked || undefined}
      data-given={(pressed && liked) || undefined}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <IconButton
        type="submit"
        label={label}
        icon={icon}
        look={quiet ? 'plain' : 'outlined'}
        tone="primary"
        size={quiet ? 'medium' : 'large'}
        aria-pressed={liked}
        onClick={() => setPressed(true)}
        aria-disabled={busy || undefined}
      />
    </Form>
  );
}

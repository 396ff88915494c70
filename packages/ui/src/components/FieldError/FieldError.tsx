import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldError } from './FieldError.css';

/** A field's validation error: icon and sentence. The field refers to it with `aria-describedby`. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={fieldError} id={id}>
      <CircleAlert />
      <span>{children}</span>
    </p>
  );
}

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldError } from './FieldError.css';

/** What is wrong with a field: icon and sentence. The field names it by `aria-describedby`. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={fieldError} id={id}>
      <CircleAlert />
      <span>{children}</span>
    </p>
  );
}

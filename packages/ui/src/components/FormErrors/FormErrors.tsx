import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { list, summary, title as titleStyle } from './FormErrors.css';

export interface FormErrorsProps {
  title: ReactNode;
  /** One error per line; `fieldId` makes it a link to the field. */
  errors?: readonly { message: string; fieldId?: string }[];
}

const focusOnArrival = (element: HTMLDivElement | null) => element?.focus();

/** A form's errors, above it. Takes the focus when it appears, so that it is read out. */
export function FormErrors({ title, errors = [] }: FormErrorsProps) {
  const marker = errors.map(({ message }) => message).join('\n');
  return (
    <div key={marker} ref={focusOnArrival} className={summary} role="alert" tabIndex={-1}>
      <p className={titleStyle}>
        <CircleAlert />
        <span>{title}</span>
      </p>
      {errors.length === 0 ? null : (
        <ul className={list}>
          {errors.map(({ message, fieldId }) => (
            <li key={message}>{fieldId === undefined ? message : <a href={`#${fieldId}`}>{message}</a>}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

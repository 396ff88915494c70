import type { ReactNode } from 'react';
import { fine as fineStyle, heading, intro } from './EntryParts.css';

/** The title and purpose of a form. */
export function EntryHead({ title, text, id }: { title: string; text?: ReactNode; id?: string }) {
  return (
    <div>
      <h1 className={heading} id={id} tabIndex={-1}>
        {title}
      </h1>
      {text && <p className={intro}>{text}</p>}
    </div>
  );
}

/** The small print of a form. */
export function EntryFine({ children }: { children: ReactNode }) {
  return <p className={fineStyle}>{children}</p>;
}

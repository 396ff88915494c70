import { X } from 'lucide-react';
import { Dialog } from '../../components/Dialog/Dialog';
import { Heading } from '../../components/Heading/Heading';
import { IconButton } from '../../components/IconButton/IconButton';
import * as styles from './Icebreaker.css';

export interface IcebreakerProps {
  isOpen: boolean;
  title: string;
  /** What a press does, or that a draft is kept. */
  hint: string;
  /** Accessible name of the close button. */
  close: string;
  onClose: () => void;
  lines: readonly string[];
  onChoose: (line: string) => void;
}

/** Openers to choose from; the chosen one fills the composer and is not sent. */
export function Icebreaker({ isOpen, title, hint, close, onClose, lines, onChoose }: IcebreakerProps) {
  return (
    <Dialog isOpen={isOpen} size="medium" title={title} hideTitle onClose={onClose}>
      <div className={styles.head}>
        <Heading level={2} type="section">
          {title}
        </Heading>
        <IconButton label={close} icon={<X />} onClick={onClose} />
      </div>
      <p className={styles.hint}>{hint}</p>
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line}>
            <button type="button" className={styles.line} onClick={() => onChoose(line)}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.text}>{line}</span>
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

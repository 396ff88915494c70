import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import * as styles from './TitleRow.css';

/** An alert that may stand in the row of a page's title. */
export interface TitleAlert {
  /** An `AlertStrip`; nothing while the row shows its title. */
  content?: ReactNode;
  /** Leaves the title to smartphones, which get something else in its place. */
  notOnPhones?: boolean;
}

const TitleAlertContext = createContext<TitleAlert | null>(null);

/** Hands an alert to the title's row of the page below, where that has one. */
export const TitleAlertProvider = TitleAlertContext.Provider;

/**
 * The row of a page's title, as high with an alert as without: the alert stands in the title's place, on a wide page
 * beside it, and the title stays for screen readers.
 */
export function TitleRow({ children }: { children: ReactNode }) {
  const alert = useContext(TitleAlertContext);
  const content = alert?.content;
  const alerted = content ? (alert.notOnPhones ? 'notOnPhones' : 'everywhere') : 'none';
  return (
    <div className={styles.place}>
      <div className={styles.row({ shared: alert !== null, alerted })}>
        <div className={styles.title}>{children}</div>
        {content && <div className={styles.slot}>{content}</div>}
      </div>
    </div>
  );
}

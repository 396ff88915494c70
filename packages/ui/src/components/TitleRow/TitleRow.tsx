import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import * as styles from './TitleRow.css';

/** An alert for the row of a page's title. */
export interface TitleAlert {
  /** An `AlertStrip`; unset while the row shows its title. */
  content?: ReactNode;
  /** Hides the title except on smartphones, which show something else in its place. */
  notOnPhones?: boolean;
}

const TitleAlertContext = createContext<TitleAlert | null>(null);

/** Provides an alert to the title row of the page below, if it has one. */
export const TitleAlertProvider = TitleAlertContext.Provider;

/**
 * The row of a page's title, equally high with and without an alert: the alert replaces the title, on a wide
 * page it is next to it, and screen readers keep the title.
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

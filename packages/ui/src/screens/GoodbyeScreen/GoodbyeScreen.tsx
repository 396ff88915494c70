import { useRouterParts } from '../../router/RouterParts';
import * as styles from './GoodbyeScreen.css';

export interface GoodbyeScreenProps {
  title: string;
  text: string;
  /** One mark per day of the restoration period. */
  days: number;
  /** The last day in words. */
  until: string;
  next: { href: string; label: string };
}

/** After the account was deleted: a sunset, and how long it can be restored. */
export function GoodbyeScreen({ title, text, days, until, next }: GoodbyeScreenProps) {
  const { Link } = useRouterParts();
  return (
    <div className={styles.page}>
      <div className={styles.sky} aria-hidden="true">
        <svg viewBox="0 0 390 330" preserveAspectRatio="xMidYMax slice" className={styles.drawing}>
          <circle cx="195" cy="330" r="190" className={styles.outer} />
          <circle cx="195" cy="330" r="138" className={styles.middle} />
          <circle cx="195" cy="330" r="86" className={styles.sun} />
        </svg>
      </div>
      <svg viewBox="0 0 150 62" className={styles.rays} aria-hidden="true">
        {[0, 1, 2, 3].map((line) => (
          <path
            key={line}
            d={`M${4 + line * 16} ${14 + line * 14}H${146 - line * 16}`}
            strokeWidth="5"
            strokeLinecap="round"
            opacity={0.8 - line * 0.2}
          />
        ))}
      </svg>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.marks} aria-hidden="true">
          {Array.from({ length: days }, (_, day) => (
            <span key={day} className={styles.mark} />
          ))}
        </div>
        <p className={styles.until}>{until}</p>
        <Link href={next.href} className={styles.next}>
          {next.label}
        </Link>
      </div>
    </div>
  );
}

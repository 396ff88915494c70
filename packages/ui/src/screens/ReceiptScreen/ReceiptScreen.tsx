import { ButtonLink } from '../../components/Button/Button';
import type { LogoProps } from '../../components/Logo/Logo';
import { PrintButton } from '../../components/PrintButton/PrintButton';
import { Text } from '../../components/Text/Text';
import * as styles from './ReceiptScreen.css';

interface ReceiptFact {
  label: string;
  value: string;
}

export interface ReceiptScreenProps {
  /** Above the sheet, not printed. */
  text: string;
  print: string;
  back: { href: string; label: string };
  title: string;
  /** The seller's brand: its name as it is written, with its own mark or the theme's. */
  logo: { name: string; mark: NonNullable<LogoProps['picture']> | 'theme' | null };
  /** The seller, line by line. */
  seller: readonly string[];
  facts: readonly ReceiptFact[];
  heads: { item: string; quantity: string; amount: string };
  items: readonly { item: string; quantity?: string; amount?: string }[];
  sums: readonly ReceiptFact[];
  total: ReceiptFact;
  paid: string;
  /** The right of withdrawal, while there is one. */
  withdrawal?: { title: string; text: string };
  /** The footer: the bank statement's text, and a mandate. */
  foot: readonly string[];
}

/** A receipt as a sheet of paper: black on white below one line of colour, one page, printed alone in black. */
export function ReceiptScreen(props: ReceiptScreenProps) {
  const { text, print, back, title, logo, seller, facts, heads, items, sums, total, paid } = props;
  const { withdrawal, foot } = props;
  return (
    <section className={styles.page}>
      <Text tone="muted">{text}</Text>
      <div className={styles.ways}>
        <PrintButton>{print}</PrintButton>
        <ButtonLink href={back.href} look="outlined">
          {back.label}
        </ButtonLink>
      </div>
      <article className={styles.sheet}>
        <header className={styles.sheetHead}>
          <p className={styles.brand}>
            {logo.mark && logo.mark !== 'theme' && <img className={styles.picture} {...logo.mark} alt="" />}
            {logo.name}
            {logo.mark === 'theme' && <span className={styles.mark} />}
          </p>
          <div className={styles.seller}>
            {seller.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </header>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.quiet}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h1 className={styles.title}>{title}</h1>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{heads.item}</th>
              <th scope="col">{heads.quantity}</th>
              <th scope="col">{heads.amount}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ item, quantity, amount }) => (
              <tr key={item}>
                <td>{item}</td>
                <td>{quantity}</td>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl className={styles.sums}>
          {sums.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{total.label}</dt>
            <dd>{total.value}</dd>
          </div>
        </dl>
        <p>{paid}</p>
        {withdrawal && (
          <p className={styles.frame}>
            <strong>{withdrawal.title}</strong> {withdrawal.text}
          </p>
        )}
        <footer className={styles.foot}>
          {foot.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </footer>
      </article>
    </section>
  );
}

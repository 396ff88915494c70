import { DisplayText, Text } from '@heartwood/ui';
import * as styles from './tokens.css';

const display = ['profileName', 'title', 'section', 'sub', 'price', 'packageSize', 'total', 'match'] as const;
const text = ['lead', 'body', 'label', 'small', 'meta'] as const;
const words = 'Lena, 34 · Nordrhein-Westfalen';

/** Renders every type role, in phone or desktop size by the viewport. */
export function TypeRoles() {
  return (
    <ul className={styles.list}>
      {display.map((size) => (
        <li key={size} className={styles.row}>
          <span className={styles.name}>{size}</span>
          <DisplayText type={size}>{words}</DisplayText>
        </li>
      ))}
      {text.map((size) => (
        <li key={size} className={styles.row}>
          <span className={styles.name}>{size}</span>
          <Text as="span" type={size}>
            {words}
          </Text>
        </li>
      ))}
    </ul>
  );
}

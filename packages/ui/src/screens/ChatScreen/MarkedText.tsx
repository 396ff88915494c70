import * as styles from './Thread.css';

function pattern(found: string): RegExp {
  return new RegExp(`(${found.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)})`, 'giu');
}

/** A text with search matches highlighted, ignoring case. */
export function MarkedText({ text, found }: { text: string; found: string }) {
  const parts = text.split(pattern(found));
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      <mark key={at} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

import { classNames } from '../../base/class-names';
import { DisplayText } from '../../components/Heading/Heading';
import { label as labelStyle, line, lines as linesStyle, value as valueStyle } from './FactLines.css';

/** A label and amount. */
export interface FactLine {
  label: string;
  value: string;
  tone?: 'neutral' | 'muted' | 'success';
  /** In bold. */
  strong?: boolean;
  /** The total: its value is large. */
  total?: boolean;
}

/** Labels and amounts in rows, aligned right. */
export function FactLines({ lines }: { lines: readonly FactLine[] }) {
  return (
    <dl className={linesStyle}>
      {lines.map(({ label, value, tone = 'neutral', strong = false, total = false }) => (
        <div key={label} className={line}>
          <dt className={labelStyle({ tone, strong: strong || total })}>{label}</dt>
          <dd className={classNames(valueStyle, labelStyle({ tone, strong }))}>
            {total ? (
              <DisplayText type="total" numbers="tabular">
                {value}
              </DisplayText>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

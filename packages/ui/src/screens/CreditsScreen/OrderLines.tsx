import { DisplayText } from '../../components/Heading/Heading';
import {
  line,
  lines as linesStyle,
  total as totalStyle,
  totalLabel,
  totalValue,
  value as valueStyle,
} from './OrderLines.css';

export interface OrderLine {
  label: string;
  value: string;
  tone?: 'neutral' | 'muted' | 'success';
  /** Announces changes of its value, as of the total. */
  isLive?: boolean;
}

export interface OrderLinesProps {
  lines: readonly OrderLine[];
  total: { label: string; value: string };
}

/** The lines of an order, and the total. */
export function OrderLines({ lines, total }: OrderLinesProps) {
  return (
    <dl className={linesStyle}>
      {lines.map(({ label, value, tone = 'neutral', isLive }) => (
        <div key={label} className={line({ tone })}>
          <dt>{label}</dt>
          <dd className={valueStyle} aria-live={isLive ? 'polite' : undefined}>
            {value}
          </dd>
        </div>
      ))}
      <div className={totalStyle} aria-live="polite">
        <dt className={totalLabel}>{total.label}</dt>
        <dd className={totalValue}>
          <DisplayText as="strong" type="total" numbers="tabular">
            {total.value}
          </DisplayText>
        </dd>
      </div>
    </dl>
  );
}

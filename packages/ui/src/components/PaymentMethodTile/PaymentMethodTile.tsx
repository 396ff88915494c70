import { CircleCheck } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { MethodMark } from '../MethodMark/MethodMark';
import type { MethodMarkKind } from '../MethodMark/MethodMark';
import {
  check,
  group,
  input,
  note as noteStyle,
  tile,
  wordmark,
  wordmarks,
  words,
} from './PaymentMethodTile.css';

export interface PaymentMethodTileProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'form' | 'value' | 'defaultChecked' | 'checked' | 'onChange' | 'required' | 'disabled'
> {
  label: string;
  /** The kind of payment. */
  mark: MethodMarkKind;
  /** One useful line. */
  note?: string;
  /** The brands that it covers, as wordmarks below it. */
  brands?: readonly string[];
}

/** A payment method; a native radio. */
export function PaymentMethodTile({ label, mark, note, brands = [], ...radio }: PaymentMethodTileProps) {
  return (
    <label className={tile}>
      <input {...radio} type="radio" className={input} />
      <MethodMark kind={mark} />
      <span className={words}>
        {label}
        {note === undefined ? null : <span className={noteStyle}>{note}</span>}
        {brands.length > 0 && (
          <span className={wordmarks}>
            {brands.map((brand) => (
              <span key={brand} className={wordmark}>
                {brand}
              </span>
            ))}
          </span>
        )}
      </span>
      <span className={check}>
        <CircleCheck />
      </span>
    </label>
  );
}

/** Methods in three columns, stacked on a phone. */
export function PaymentMethodGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="radiogroup" aria-label={label} className={group}>
      {children}
    </div>
  );
}

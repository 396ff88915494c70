import { CircleCheck } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { check, group, input, tile, words } from './PaymentMethodTile.css';

export interface PaymentMethodTileProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'value' | 'defaultChecked' | 'checked' | 'onChange' | 'required' | 'disabled'
> {
  label: string;
  icon?: ReactNode;
}

/** A way to pay; a native radio. */
export function PaymentMethodTile({ label, icon, ...radio }: PaymentMethodTileProps) {
  return (
    <label className={tile}>
      <input {...radio} type="radio" className={input} />
      {icon}
      <span className={words}>{label}</span>
      <span className={check}>
        <CircleCheck />
      </span>
    </label>
  );
}

/** Methods in three columns, two on a phone. */
export function PaymentMethodGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="radiogroup" aria-label={label} className={group}>
      {children}
    </div>
  );
}

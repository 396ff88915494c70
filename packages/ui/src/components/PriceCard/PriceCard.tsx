import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Check } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import { unbroken } from '../../type/fitted';
import { displayType } from '../../type/type.css';
import { Tag } from '../Tag/Tag';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import {
  before as beforeStyle,
  card,
  flag as flagStyle,
  group,
  input,
  insteadWord,
  perMessage as perMessageStyle,
  price as priceStyle,
  prices,
  select,
  selected,
  amount,
  unit as unitStyle,
  words,
} from './PriceCard.css';

export interface PriceCardProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'value' | 'defaultChecked' | 'checked' | 'onChange' | 'required' | 'disabled'
> {
  /** The number of credits, as text. */
  credits: string;
  unit: string;
  /** The price with the discount applied. */
  price: string;
  /** The price without discount, if there is one. */
  before?: string;
  /** The word before it ("instead of"). */
  instead?: string;
  perMessage: string;
  flag?: { label: string; tone: 'primary' | 'secondary' };
  selectLabel: string;
  selectedLabel: string;
}

/** A package with its size, price, original price and price per message. A native radio. */
export function PriceCard({
  credits,
  unit,
  price,
  before,
  instead,
  perMessage,
  flag,
  selectLabel,
  selectedLabel,
  ...radio
}: PriceCardProps) {
  return (
    <label className={card}>
      <input {...radio} type="radio" className={input} />
      {flag === undefined ? null : (
        <span className={flagStyle}>
          <Tag look="filled" tone={flag.tone}>
            {flag.label}
          </Tag>
        </span>
      )}
      <span className={words}>
        <span className={amount}>
          <span className={displayType({ type: 'packageSize', numbers: 'tabular' })}>{credits}</span>
          <span className={unitStyle}>{unit}</span>
        </span>
        <span className={perMessageStyle}>{perMessage}</span>
      </span>
      <span className={prices}>
        <span
          className={classNames(displayType({ type: 'price', numbers: 'tabular' }), priceStyle)}
          style={assignInlineVars({ [unbroken]: String(price.length) })}
        >
          {price}
        </span>
        {before === undefined ? null : (
          <span className={beforeStyle}>
            {instead === undefined ? null : (
              <>
                <span className={insteadWord} aria-hidden="true">{`${instead} `}</span>
                <VisuallyHidden>{`${instead} `}</VisuallyHidden>
              </>
            )}
            <s>{before}</s>
          </span>
        )}
      </span>
      <span className={select} aria-hidden="true">
        {selectLabel}
      </span>
      <span className={selected} aria-hidden="true">
        <Check />
        {selectedLabel}
      </span>
    </label>
  );
}

/** Packages in a row, stacked on a phone. */
export function PriceCardGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="radiogroup" aria-label={label} className={group}>
      {children}
    </div>
  );
}

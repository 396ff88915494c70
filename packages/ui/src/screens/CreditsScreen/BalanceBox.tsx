import { Coins } from 'lucide-react';
import { DisplayText } from '../../components/Heading/Heading';
import { Text } from '../../components/Text/Text';
import { box, coin } from './BalanceBox.css';

export interface Balance {
  /** "12 credits". */
  credits: string;
  /** What they buy or, if that is nothing, the price of a message. */
  text: string;
  empty: boolean;
}

/** The balance, and what it buys. */
export function BalanceBox({ credits, text, empty }: Balance) {
  return (
    <div className={box}>
      <span className={coin({ empty })} aria-hidden="true">
        <Coins />
      </span>
      <div>
        <DisplayText as="p" type="sub" numbers="tabular">
          {credits}
        </DisplayText>
        <Text type="small" tone="muted">
          {text}
        </Text>
      </div>
    </div>
  );
}

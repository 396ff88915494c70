import { DisplayText } from '../../components/Heading/Heading';
import { Text } from '../../components/Text/Text';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { before as beforeStyle, offer, offers, prices } from './bonus-offer.css';

/** A package with all its prices. */
export interface OfferRow {
  id: string;
  credits: string;
  perMessage: string;
  price: string;
  before?: { label: string; price: string };
}

/** Packages with all their prices, one per row. */
export function OfferRows({ items }: { items: readonly OfferRow[] }) {
  return (
    <ul className={offers}>
      {items.map(({ id, credits, perMessage, price, before }) => (
        <li key={id} className={offer}>
          <div>
            <Text weight="strong">{credits}</Text>
            <Text type="meta" tone="muted">
              {perMessage}
            </Text>
          </div>
          <span className={prices}>
            <DisplayText type="sub" numbers="tabular">
              {price}
            </DisplayText>
            {before && (
              <s className={beforeStyle}>
                <VisuallyHidden>{`${before.label} `}</VisuallyHidden>
                {before.price}
              </s>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { DisplayText } from '../../components/Heading/Heading';
import { MethodMark } from '../../components/MethodMark/MethodMark';
import type { MethodMarkKind } from '../../components/MethodMark/MethodMark';
import { Text } from '../../components/Text/Text';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { before, change, foot, method as methodStyle, name, price, total } from './OrderFoot.css';

export interface OrderFootTexts {
  method: { mark: MethodMarkKind; label: string };
  /** Links up to the methods. */
  change: { href: string; label: string };
  /** The product: "30 credits, incl. VAT". */
  what: string;
  price: string;
  before?: { label: string; price: string };
  /** Links to the order summary; orders nothing. */
  review: { href: string; label: string };
  /** Below the link to the order: that nothing is ordered yet. */
  note: string;
  /** Replaces the link to the order: why nothing can be ordered now. */
  blocked?: ReactNode;
}

/** The fixed bar on a phone: method, price and the link to the order. */
export function OrderFoot({
  method,
  change: toMethods,
  what,
  price: paid,
  before: struck,
  review,
  note,
  blocked,
  onReview,
}: OrderFootTexts & { onReview?: (event: MouseEvent) => void }) {
  return (
    <div className={foot} data-buying>
      <div className={methodStyle}>
        <MethodMark kind={method.mark} />
        <span className={name} aria-live="polite">
          {method.label}
        </span>
        <a className={change} href={toMethods.href}>
          {toMethods.label}
        </a>
      </div>
      <p className={total} aria-live="polite">
        <Text as="span" type="small" tone="muted">
          {what}
        </Text>
        <span className={price}>
          {struck && (
            <s className={before}>
              <VisuallyHidden>{`${struck.label} `}</VisuallyHidden>
              {struck.price}
            </s>
          )}
          <DisplayText as="strong" type="price" numbers="tabular">
            {paid}
          </DisplayText>
        </span>
      </p>
      {blocked ?? (
        <>
          <ButtonLink href={review.href} size="large" full onClick={onReview}>
            {review.label}
          </ButtonLink>
          <Text type="small" tone="muted" align="center">
            {note}
          </Text>
        </>
      )}
    </div>
  );
}

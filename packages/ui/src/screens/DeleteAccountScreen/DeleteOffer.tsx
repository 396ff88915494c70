import { Button } from '../../components/Button/Button';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Text } from '../../components/Text/Text';
import { useRouterParts } from '../../router/RouterParts';
import {
  foot,
  lead as leadStyle,
  number as numberStyle,
  offerTitle,
  price,
  prices,
  sign,
  step,
} from './delete-steps.css';

/** An answer to the offer, and its submitted values. */
export interface OfferAnswer {
  label: string;
  fields: Readonly<Record<string, string>>;
  busy?: string;
}

export interface DeleteOfferProps {
  lead: string;
  /** Whole per cent. */
  percentage: number;
  title: string;
  price: string;
  fullPrice: string;
  perMessage: string;
  text: string;
  action: string;
  accept: OfferAnswer;
  decline: OfferAnswer;
  error?: string;
}

/** One offer, as a number; both answers are equally large. */
export function DeleteOffer({
  lead,
  percentage,
  title,
  price: reduced,
  fullPrice,
  perMessage,
  text,
  action,
  accept,
  decline,
  error,
}: DeleteOfferProps) {
  const { Form } = useRouterParts();
  return (
    <div className={step}>
      <p className={leadStyle}>{lead}</p>
      <h1>
        <span className={numberStyle}>
          {`−${percentage}`}
          <span className={sign}>%</span>
        </span>{' '}
        <span className={offerTitle}>{title}</span>
      </h1>
      <p className={prices}>
        <strong className={price}>{reduced}</strong>
        <s>{fullPrice}</s>
        <span>{perMessage}</span>
      </p>
      <Text tone="muted">{text}</Text>
      {error && (
        <Text tone="danger" weight="strong">
          {error}
        </Text>
      )}
      <div className={foot}>
        {([accept, decline] as const).map(({ label, fields, busy }) => (
          <Form key={label} method="post" action={action}>
            <HiddenFields values={fields} />
            <Button
              type="submit"
              size="large"
              full
              look={fields === accept.fields ? 'filled' : 'outlined'}
              busy={busy}
            >
              {label}
            </Button>
          </Form>
        ))}
      </div>
    </div>
  );
}

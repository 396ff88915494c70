import { Button } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import type { MethodMarkKind } from '../../components/MethodMark/MethodMark';
import { PaymentMethodGroup, PaymentMethodTile } from '../../components/PaymentMethodTile/PaymentMethodTile';
import { SelectField } from '../../components/SelectField/SelectField';
import type { SelectFieldProps } from '../../components/SelectField/SelectField';
import { useRouterParts } from '../../router/RouterParts';
import { chosen } from './chosen';
import { CountrySheet } from './CountrySheet';
import type { CountrySheetProps } from './CountrySheet';
import type { GetForm } from './get-form';
import * as styles from './CreditsScreen.css';

export interface CreditMethod {
  id: string;
  label: string;
  mark: MethodMarkKind;
  note?: string;
  /** The brands that it covers. */
  brands?: readonly string[];
  /** Not usable at the moment; the note says from when, or up to which price. */
  disabled?: boolean;
  selected: boolean;
}

export interface MethodChoiceProps {
  title: string;
  name: string;
  items: readonly CreditMethod[];
  /** The country of payment: a form without script, else a sheet; unset where there is no choice. */
  country?: GetForm & { field: SelectFieldProps; sheet?: CountrySheetProps };
}

/** The payment methods of a country, and the country above them. */
export function MethodChoice({
  id,
  form,
  title,
  name,
  items,
  country,
  onMethod,
}: MethodChoiceProps & { id: string; form: string; onMethod?: (id: string) => void }) {
  const { Form } = useRouterParts();
  return (
    <section id={id} className={styles.methods}>
      <Heading level={2} type="sub">
        {title}
      </Heading>
      {country?.sheet && <CountrySheet {...country.sheet} />}
      {country && !country.sheet && (
        <Form className={styles.line} method="get" action={country.action}>
          <HiddenFields values={country.hidden} />
          <SelectField {...country.field} />
          <div className={styles.lineButton}>
            <Button type="submit" look="outlined">
              {country.submit}
            </Button>
          </div>
        </Form>
      )}

      <PaymentMethodGroup label={title}>
        {items.map(({ id: method, selected, ...tile }) => (
          <PaymentMethodTile
            key={method}
            {...tile}
            form={form}
            name={name}
            value={method}
            {...chosen(selected, onMethod && (() => onMethod(method)))}
          />
        ))}
      </PaymentMethodGroup>
    </section>
  );
}

import type { FormEvent } from 'react';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import * as styles from './CountrySheet.css';

/** A country to pay from. */
export interface CountryChoice {
  value: string;
  label: string;
  /** The chosen package and its price there. */
  price?: string;
  selected: boolean;
}

export interface CountrySheetProps {
  /** In the row: what is chosen there, the choice, and the button that opens the sheet. */
  label: string;
  value: string;
  change: string;
  /** The sheet. */
  title: string;
  text: string;
  close: string;
  submit: string;
  items: readonly CountryChoice[];
  /** Announced while the prices are loading. */
  busy?: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onChoose: (country: string) => void;
}

const field = 'country';

function Choice({ value, label, price, selected, busy }: CountryChoice & { busy?: string }) {
  return (
    <label className={styles.choice}>
      <input className={styles.radio} type="radio" name={field} value={value} defaultChecked={selected} />
      <span className={styles.name}>{label}</span>
      <span className={styles.price}>{price ?? (busy !== undefined && <Skeleton />)}</span>
    </label>
  );
}

/** The country that a member pays from, and the sheet to change it, with the package's price in each. */
export function CountrySheet(props: CountrySheetProps) {
  const { label, value, change, title, text, close, submit, items, busy, isOpen } = props;
  const { onOpen, onClose, onChoose } = props;
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get(field);
    if (typeof chosen === 'string') onChoose(chosen);
  }
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{value}</span>
      </span>
      <Button look="text" onClick={onOpen}>
        {change}
        <VisuallyHidden>{` (${label})`}</VisuallyHidden>
      </Button>
      <Dialog isOpen={isOpen} title={title} close={close} size="medium" onClose={onClose}>
        <form onSubmit={onSubmit}>
          <Stack gap={12}>
            <Text tone="muted">{text}</Text>
            <fieldset className={styles.choices}>
              <legend>
                <VisuallyHidden>{label}</VisuallyHidden>
              </legend>
              {busy !== undefined && (
                <VisuallyHidden>
                  <span role="status">{busy}</span>
                </VisuallyHidden>
              )}
              {items.map((item) => (
                <Choice key={item.value} {...item} busy={busy} />
              ))}
            </fieldset>
          </Stack>
          <div className={styles.foot}>
            <Button type="submit" size="large" full>
              {submit}
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  );
}

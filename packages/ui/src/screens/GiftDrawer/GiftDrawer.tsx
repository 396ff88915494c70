import { Check, Gift, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button';
import { control } from '../../components/Field/Field.css';
import { GiftPicture, giftGround } from '../../components/GiftPicture/GiftPicture';
import { Heading } from '../../components/Heading/Heading';
import { IconButton } from '../../components/IconButton/IconButton';
import * as styles from './GiftDrawer.css';

/** A gift to choose. */
export interface GiftChoice {
  id: string;
  name: string;
  /** Price in credits and money, short, on the tile. */
  price: string;
  /** The price in words, next to the button. */
  total: string;
  /** The balance, or what is left of it afterwards. */
  after?: ReactNode;
  /** The number of missing credits. */
  missing?: string;
  /** The nearest gift that the balance pays for, where this one is too expensive. */
  smaller?: { gift: string; label: string };
}

export interface GiftDrawerProps {
  title: string;
  /** `sheet` is the content of a dialog, `pane` is next to the conversation. */
  look: 'sheet' | 'pane';
  /** Next to the title of a sheet. */
  balance: ReactNode;
  /** Accessible name of the close button. */
  close: string;
  onClose: () => void;
  /** Accessible name of the group. */
  legend: string;
  gifts: readonly GiftChoice[];
  /** The gift initially chosen. */
  defaultGift?: string;
  /** Busy label while the gift is sent. */
  busy?: string;
  failure?: { text: string; retry: { label: string; onPress: () => void } };
  /** Hint while none is chosen. */
  hint: string;
  /** The giver's optional message. */
  line: { label: string; maxLength: number };
  give: string;
  /** Links to more credits; receives the chosen gift. */
  topUp: { hrefFor: (gift: string) => string; label: string };
  onGive: (gift: string, line: string) => void;
}

const places = Array.from({ length: 12 }, (_, index) => index);

function Mosaic({
  gifts,
  legend,
  chosen,
  onChoose,
}: {
  gifts: readonly GiftChoice[];
  legend: string;
  chosen: string | undefined;
  onChoose: (gift: string) => void;
}) {
  return (
    <fieldset className={styles.mosaic}>
      <legend className={styles.legend}>{legend}</legend>
      {gifts.map(({ id, name, price }) => (
        <label key={id} className={`${styles.tile} ${giftGround(id)}`}>
          <input
            className={styles.radio}
            type="radio"
            name="gift"
            value={id}
            required
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span className={styles.picture}>
            <GiftPicture gift={id} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.price}>{price}</span>
          </span>
          <span className={styles.check} aria-hidden="true">
            <Check />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Waiting({ busy }: { busy: string }) {
  return (
    <div className={styles.mosaic} role="status" aria-label={busy}>
      {places.map((place) => (
        <span key={place} className={styles.empty} />
      ))}
    </div>
  );
}

function Sum({ chosen, hint }: { chosen: GiftChoice | undefined; hint: string }) {
  return (
    <span className={styles.sumWords} role="status">
      {chosen === undefined ? (
        <span className={styles.sumPrice}>{hint}</span>
      ) : (
        <>
          <span className={styles.sumName}>{chosen.name}</span>
          <span className={styles.sumPrice}>{chosen.total}</span>
          {chosen.after && <span className={styles.sumPrice}>{chosen.after}</span>}
          {chosen.missing && <span className={styles.missing}>{chosen.missing}</span>}
        </>
      )}
    </span>
  );
}

function SmallerGift({
  gift,
  label,
  onChoose,
}: NonNullable<GiftChoice['smaller']> & { onChoose: (gift: string) => void }) {
  return (
    <Button look="outlined" full onClick={() => onChoose(gift)}>
      {label}
    </Button>
  );
}

/** Chooses a gift and a message: twelve in a mosaic with prices, and the button with the total. */
export function GiftDrawer({
  title,
  look,
  balance,
  close,
  onClose,
  legend,
  gifts,
  defaultGift,
  busy,
  failure,
  hint,
  line,
  give,
  topUp,
  onGive,
}: GiftDrawerProps) {
  const [id, setId] = useState(defaultGift);
  const place = useRef<HTMLDivElement>(null);
  const chosen = gifts.find((gift) => gift.id === id);
  const closeLatest = useRef(onClose);
  closeLatest.current = onClose;
  useEffect(() => {
    const element = place.current;
    if (look !== 'pane' || !element) return undefined;
    element.querySelector('button')?.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeLatest.current();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [look]);

  /** Chooses a gift by a button that disappears: the focus moves on to the gift. */
  function chooseSmaller(gift: string) {
    setId(gift);
    place.current?.querySelector<HTMLInputElement>(`input[value="${gift}"]`)?.focus();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get('text');
    if (chosen) onGive(chosen.id, typeof written === 'string' ? written : '');
  }
  return (
    <div ref={place} className={styles.drawer({ look })}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={2} type="sub">
            {title}
          </Heading>
        </div>
        {look === 'sheet' && <span className={styles.balance}>{balance}</span>}
        <IconButton label={close} icon={<X />} onClick={onClose} />
      </div>
      {failure ? (
        <div className={styles.failure} role="alert">
          {failure.text}
          <Button look="outlined" onClick={failure.retry.onPress}>
            {failure.retry.label}
          </Button>
        </div>
      ) : (
        <form className={styles.form} onSubmit={onSubmit}>
          {busy === undefined ? (
            <Mosaic gifts={gifts} legend={legend} chosen={id} onChoose={setId} />
          ) : (
            <Waiting busy={busy} />
          )}
          <div className={styles.foot}>
            <input
              className={control}
              name="text"
              aria-label={line.label}
              placeholder={line.label}
              maxLength={line.maxLength}
              autoComplete="off"
            />
            <div className={styles.sum({ look })}>
              <Sum chosen={chosen} hint={hint} />
              {chosen?.missing === undefined ? (
                <Button
                  type="submit"
                  size="large"
                  full={look === 'pane'}
                  look={look === 'pane' ? 'outlined' : 'filled'}
                  icon={<Gift />}
                  disabled={chosen === undefined}
                >
                  {give}
                </Button>
              ) : (
                <ButtonLink
                  href={topUp.hrefFor(chosen.id)}
                  size="large"
                  full={look === 'pane'}
                  look={look === 'pane' ? 'outlined' : 'filled'}
                >
                  {topUp.label}
                </ButtonLink>
              )}
            </div>
            {chosen?.smaller && <SmallerGift {...chosen.smaller} onChoose={chooseSmaller} />}
          </div>
        </form>
      )}
    </div>
  );
}

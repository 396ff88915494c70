import { Coins, SendHorizontal } from 'lucide-react';
import { useId } from 'react';
import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../base/class-names';
import { HiddenFields } from '../HiddenFields/HiddenFields';
import { useRouterParts } from '../../router/RouterParts';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import {
  actions as actionsStyle,
  box,
  capsule,
  composer,
  field,
  inside as insideStyle,
  label as labelStyle,
  long as longStyle,
  low as lowStyle,
  money,
  notice as noticeStyle,
  price as priceStyle,
  row,
  send,
  sendIcon,
  sendWord,
  short as shortStyle,
  topUp as topUpStyle,
} from './Composer.css';

export interface ComposerProps {
  /** URL the form posts to. */
  action: string;
  /** Hidden fields of the form. */
  fields?: Readonly<Record<string, string>>;
  name: string;
  /** Accessible name of the field. */
  label: string;
  placeholder?: string;
  defaultValue?: string;
  maxLength?: number;
  /** The price of a message in credits and money, or what is still free. */
  price: ReactNode;
  balance?: ReactNode;
  /** A shorter version for phones. */
  shortBalance?: ReactNode;
  /** `danger` when it is below the price. */
  balanceTone?: 'neutral' | 'danger';
  sendLabel: string;
  /** The price in the send button; unset while messages are free. */
  sendPrice?: string;
  /** Busy label while a message is sent. */
  busy?: string;
  /** Replaces the send button when the balance is too low: a link to get credits. */
  topUp?: { href: string; label: string };
  /** An `Alert` above the form. */
  notice?: ReactNode;
  /** Soft `IconButton`s or `IconLink`s before the field: photo, gift. */
  actions?: ReactNode;
  /** A plain `IconButton` inside the field's end: emoji. */
  inside?: ReactNode;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onInput?: (event: FormEvent<HTMLTextAreaElement>) => void;
  /** Ref of the field, for moving the focus to it. */
  fieldRef?: Ref<HTMLTextAreaElement>;
}

function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const plain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
  if (!plain || !window.matchMedia('(pointer: fine)').matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function grow(element: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
}

/**
 * The message form: price and balance above, a field that grows to six lines, a send button with the price.
 * Works without script.
 */
export function Composer({
  action,
  fields = {},
  name,
  label,
  placeholder,
  defaultValue,
  maxLength,
  price,
  balance,
  shortBalance = balance,
  balanceTone = 'neutral',
  sendLabel,
  sendPrice,
  busy,
  topUp,
  notice,
  actions,
  inside,
  onSubmit,
  onInput,
  fieldRef,
}: ComposerProps) {
  const { Form, Link } = useRouterParts();
  const priceId = useId();
  const short = balanceTone === 'danger';
  return (
    <Form method="post" action={action} className={composer} onSubmit={onSubmit}>
      {notice === undefined ? null : <div className={noticeStyle}>{notice}</div>}
      <div className={money}>
        <span className={priceStyle} id={priceId}>
          <Coins />
          <span>{price}</span>
        </span>
        {balance === undefined ? null : (
          <>
            <span className={classNames(longStyle, short && lowStyle)}>{balance}</span>
            <span className={classNames(shortStyle, short && lowStyle)}>{shortBalance}</span>
          </>
        )}
      </div>
      <HiddenFields values={fields} />
      <div className={row}>
        {actions === undefined ? null : <div className={actionsStyle}>{actions}</div>}
        <div className={box}>
          <label className={labelStyle}>
            <textarea
              ref={fieldRef}
              className={field}
              name={name}
              aria-label={label}
              placeholder={placeholder}
              defaultValue={defaultValue}
              maxLength={maxLength}
              rows={1}
              required
              onKeyDown={topUp === undefined ? sendByEnter : undefined}
              onInput={(event) => {
                grow(event.currentTarget);
                onInput?.(event);
              }}
            />
          </label>
          {inside === undefined ? null : <span className={insideStyle}>{inside}</span>}
        </div>
        {topUp === undefined ? (
          <button
            type="submit"
            className={send}
            aria-describedby={priceId}
            aria-busy={busy === undefined ? undefined : true}
            disabled={busy !== undefined}
          >
            <span className={sendWord}>{sendLabel}</span>
            <span className={sendIcon}>{busy === undefined ? <SendHorizontal /> : <Spinner />}</span>
            {sendPrice === undefined ? null : (
              <span className={capsule} aria-hidden="true">
                {busy === undefined ? <Coins /> : <Spinner />}
                {sendPrice}
              </span>
            )}
            {busy === undefined ? null : (
              <>
                {' '}
                <VisuallyHidden>{busy}</VisuallyHidden>
              </>
            )}
          </button>
        ) : (
          <Link href={topUp.href} className={topUpStyle}>
            {topUp.label}
          </Link>
        )}
      </div>
    </Form>
  );
}

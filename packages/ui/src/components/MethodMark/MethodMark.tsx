import type { ReactNode } from 'react';
import { bold, drawing, mark, tint } from './MethodMark.css';

/** Kinds of payment: online banking, app, card, account, voucher, code, transfer or mandate. */
export type MethodMarkKind =
  'bank' | 'app' | 'card' | 'account' | 'voucher' | 'code' | 'transfer' | 'mandate';

const wallet =
  'M4 6.5V17a2.5 2.5 0 0 0 2.5 2.5H24a2 2 0 0 0 2-2v-9a2 2 0 0 0-2-2H6a2 2 0 0 1 0-4h15v4M26 11h-4.5a2 2 0 0 0 0 4H26';
const ticket = 'M3 5h24v4a2.2 2.2 0 0 0 0 4.4v4H3v-4a2.2 2.2 0 0 0 0-4.4Z';

const drawings: Record<MethodMarkKind, ReactNode> = {
  bank: (
    <>
      <path className={tint} d="M4 9 15 2.5l11 6.5Z" />
      <path d="M4 9 15 2.5l11 6.5ZM7 12v5M12.3 12v5M17.7 12v5M23 12v5M4 20h22" />
    </>
  ),
  app: (
    <>
      <rect className={tint} x="9" y="1.5" width="12" height="19" rx="2.6" />
      <rect x="9" y="1.5" width="12" height="19" rx="2.6" />
      <path d="m12.2 11.2 2 2 3.8-4.2M13.6 17.8h2.8" />
    </>
  ),
  card: (
    <>
      <rect className={tint} x="3" y="3" width="24" height="16" rx="3" />
      <rect x="3" y="3" width="24" height="16" rx="3" />
      <path className={bold} d="M3 8.2h24" />
      <path d="M7 14.5h5M21 14.5h2" />
    </>
  ),
  account: (
    <>
      <path className={tint} d="M4 6.5h20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z" />
      <path d={wallet} />
    </>
  ),
  voucher: (
    <>
      <path className={tint} d={ticket} />
      <path d={`${ticket}M19 5v2M19 10.2v2M19 15.4v2M7.5 9.5h6M7.5 13h4`} />
    </>
  ),
  code: (
    <>
      <rect className={tint} x="2.5" y="5" width="25" height="12" rx="3" />
      <rect x="2.5" y="5" width="25" height="12" rx="3" />
      <path className={bold} d="M7 11h.01M10.2 11h.01M13.4 11h.01M17 11h.01M20.2 11h.01M23.4 11h.01" />
    </>
  ),
  transfer: (
    <>
      <circle className={tint} cx="8" cy="11" r="5.5" />
      <circle cx="8" cy="11" r="5.5" />
      <path d="M17 7.5h9l-3-3M26 14.5h-9l3 3M8 8.8v4.4" />
    </>
  ),
  mandate: (
    <>
      <path className={tint} d="M6 2h12l4 4v14H6Z" />
      <path d="M18 2H6v18h16V6ZM18 2v4h4M10 8h4M10 12h8M10 16.5c2-2.6 3 .9 4.5-.6s1.8-.6 3.5-.2" />
    </>
  ),
};

/** The icon of a payment method, by its kind; its name is next to it. */
export function MethodMark({ kind }: { kind: MethodMarkKind }) {
  return (
    <span className={mark} aria-hidden="true">
      <svg className={drawing} viewBox="0 0 30 22">
        {drawings[kind]}
      </svg>
    </span>
  );
}

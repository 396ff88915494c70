import { useState } from 'react';
import { urls } from '../../urls';
import type { CreditsData } from './credits-data.server';
import { isUsable } from './offers';
import type { Offer } from './offers';
import { useDeviceMethods } from './use-device-methods';

/** The data that the selection depends on. */
type Prices = Pick<CreditsData, 'offers' | 'methods' | 'country' | 'entered' | 'to'>;

/** The initial selection. */
export interface FirstChoice {
  readonly offer: Offer;
  readonly method: string;
}

/** Returns the page's address with the selection. */
export function addressOf({ country, entered, to }: Prices, id: string, paymentmethod: string): string {
  const code = entered?.problem === null ? entered.code : null;
  return urls.withQuery(urls.path('credits-id-paymentmethod', { id, paymentmethod }), { country, code, to });
}

/** Returns the selection: kept when the prices are reloaded, and in the address for when the page is. */
export function useChoice(data: Prices, first: FirstChoice) {
  const [chosen, setChosen] = useState({ package: first.offer.id, method: first.method });
  const methods = useDeviceMethods(data.methods);
  const offer = data.offers.find(({ id }) => id === chosen.package) ?? first.offer;
  const usable = methods.filter((one) => isUsable(one, offer.amount));
  const method = (usable.find(({ id }) => id === chosen.method) ?? usable[0])?.id ?? first.method;
  const choose = (next: typeof chosen) => {
    setChosen(next);
    window.history.replaceState(window.history.state, '', addressOf(data, next.package, next.method));
  };
  return {
    offer,
    method,
    methods,
    onPackage: (id: string) => choose({ package: id, method: chosen.method }),
    onMethod: (id: string) => choose({ package: offer.id, method: id }),
  };
}

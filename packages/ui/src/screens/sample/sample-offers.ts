import type { OfferRow } from '../bonus-offer/OfferRows';
import type { StoryTexts } from '../story-texts';

/** Three packages with all their prices. */
export function sampleOffers(t: StoryTexts): OfferRow[] {
  const packs = [
    { credits: 30, price: '26,18 €', before: '34,90 €', each: '0,87 €' },
    { credits: 75, price: '56,18 €', before: '74,90 €', each: '0,75 €' },
    { credits: 200, price: '119,93 €', before: '159,90 €', each: '0,60 €' },
  ];
  return packs.map(({ credits, price, before, each }) => ({
    id: String(credits),
    credits: t('credits.order_credits', '{count} credits', { count: credits }),
    perMessage: t('credits.per_message', '{price} per message', { price: each }),
    price,
    before: { label: t('credits.instead', 'normally'), price: before },
  }));
}

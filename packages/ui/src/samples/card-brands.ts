/** Brands of a card, as many as a country shows. */
export const cardBrands = ['Visa', 'Mastercard', 'Maestro', 'Carte bancaire', 'Dankort'] as const;

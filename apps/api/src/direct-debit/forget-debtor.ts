/** Values that clear the debtor's columns. */
export const forgottenDebtor = {
  account_holder: null,
  iban: null,
  street: null,
  house_number: null,
  zip: null,
  city: null,
  phone: null,
  confirmed_ip: null,
  code_hash: null,
} as const;

/** Names of the withdrawal form's fields; all but the last match the API's own. */
export const withdrawalFields = {
  payment: 'payment_id',
  order: 'order_number',
  email: 'email',
  name: 'name',
  confirm: 'confirm',
} as const;

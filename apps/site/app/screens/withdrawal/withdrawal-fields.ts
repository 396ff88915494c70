/** Names of the fields by which a purchase is withdrawn from; all but the last stand for the API's own. */
export const withdrawalFields = {
  payment: 'payment_id',
  order: 'order_number',
  email: 'email',
  name: 'name',
  confirm: 'confirm',
} as const;

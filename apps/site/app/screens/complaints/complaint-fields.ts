/** Names of the complaint form's fields; the first three are the API's. */
export const complaintFields = { email: 'email', reason: 'reason', text: 'text', trap: 'website' } as const;

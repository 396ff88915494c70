/** The field of the request for the credits at once. */
export const expressField = 'express_request';

/** Field of the request to get the credits at once. */
export const expressField = 'express_request';

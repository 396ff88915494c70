/** Query parameters: the question before blocking, and intimate interests. */
export const askBlock = 'block';
export const askInterests = 'interests';

/** Intent of that question's form. */
export const blockIntent = 'block';

/** Parts of the address: shows the question before blocking; shows intimate interests. */
export const askBlock = 'block';
export const askInterests = 'interests';

/** What the form of that question asks for. */
export const blockIntent = 'block';

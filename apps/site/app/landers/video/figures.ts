import { sideProfile } from '../people/side-profile';

const throat = 'C230 430 156 420 152 316Z';

/** A person with long hair, head and shoulders, facing right, in the viewBox of the profile. */
export const longHaired = `${sideProfile}C40 8 -14 70 -4 160C0 220 -30 250 -26 310C-22 370 -80 392 -128 424C-160 446 -176 500 -190 900H420L270 480${throat}`;

/** A person with short hair. */
export const shortHaired = `${sideProfile}C84 12 40 20 22 64C4 112 10 180 26 216C40 250 30 300 16 330C-20 370 -90 380 -152 422C-186 446 -200 500 -216 900H420L270 480${throat}`;

/** Where the lips meet in that viewBox. */
export const lips = { x: 232, y: 232 } as const;

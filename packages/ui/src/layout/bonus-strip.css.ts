import { createVar, globalStyle } from '@vanilla-extract/css';

/** Height of the bonus strip above a member's page; 0 where there is none. */
export const bonusStrip = createVar();

globalStyle(':root', { vars: { [bonusStrip]: '0px' } });
globalStyle('[data-bonus]', { vars: { [bonusStrip]: '48px' } });

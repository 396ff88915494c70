import { vars } from '../../themes/contract.css';
import type { ConsentTones } from './consent-css';

/** The notice in the brand's own theme, light and dark. */
export const themeConsentTones: ConsentTones = {
  ground: vars.color.raised,
  text: vars.color.text,
  muted: vars.color.muted,
  line: vars.color.line,
  control: vars.color.control,
  focus: vars.color.focus,
  radius: vars.radius.button,
};

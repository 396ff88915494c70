import { getCompanyInfo } from './operations/getCompanyInfo';
import { getInterests } from './operations/getInterests';
import { getSettings } from './operations/getSettings';
import { pageHidden } from './operations/pageHidden';

/** The operations of the settings area: what a brand is. */
export const settingsOperations = [getSettings, getInterests, getCompanyInfo, pageHidden];

import { actionMessages } from '@heartwood/i18n';
import type { CropTexts } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { percentText } from '../../../format/percent-text';
import { ownPhotosMessages as texts } from './messages';

/** Returns the texts of the crop tool. */
export function cropTexts(intl: IntlShape): CropTexts {
  return {
    title: intl.formatMessage(texts.crop_title),
    hint: intl.formatMessage(texts.crop_hint),
    frame: intl.formatMessage(texts.crop_frame),
    size: intl.formatMessage(texts.crop_size),
    turn: intl.formatMessage(texts.crop_turn),
    percent: (share) => percentText(intl, Math.round(share * 100)),
    degrees: (degrees) => intl.formatMessage(texts.crop_degrees, { degrees: intl.formatNumber(degrees) }),
    quarter: intl.formatMessage(texts.crop_quarter),
    mirror: intl.formatMessage(texts.crop_mirror),
    restart: intl.formatMessage(texts.crop_restart),
    move: intl.formatMessage(texts.crop_move),
    card: intl.formatMessage(texts.crop_card),
    chat: intl.formatMessage(texts.crop_chat),
    close: intl.formatMessage(actionMessages.close),
    cancel: intl.formatMessage(actionMessages.cancel),
    use: intl.formatMessage(texts.crop_use),
  };
}

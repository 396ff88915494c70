import type { MessageDescriptor } from 'react-intl';
import { urls } from '../../urls';
import { creditsMessages as texts } from './messages';
import { isConversation } from './payment-return';

/**
 * Returns the text of the link to the page that the member came from before paying; `conversation` is that
 * to a conversation.
 */
export function returnLabel(path: string, conversation: MessageDescriptor): MessageDescriptor {
  if (isConversation(path)) return conversation;
  return path === urls.ownPhotos ? texts.back_to_photos : texts.back_to_profile;
}

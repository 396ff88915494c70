import { defineMessages } from '@heartwood/i18n';

/** Messages of photos in conversations. */
export const photoMessages = defineMessages({
  button: {
    id: 'chat_photos.button',
    defaultMessage: 'Send a photo',
    description: 'Accessible name of the button beside the text field that takes or chooses a photo',
  },
  title: {
    id: 'chat_photos.title',
    defaultMessage: 'Photo for {name}',
    description: 'Title over the photo that is about to be sent; name is the other member',
  },
  take: {
    id: 'chat_photos.take',
    defaultMessage: 'Take a photo',
    description: 'Button that opens the camera of a phone',
  },
  pick: {
    id: 'chat_photos.pick',
    defaultMessage: 'Choose a photo',
    description: 'Button that chooses a photo of the device',
  },
  preview: {
    id: 'chat_photos.preview',
    defaultMessage: 'The photo you chose',
    description: 'Names the chosen photo for a screen reader',
  },
  note: {
    id: 'chat_photos.note',
    defaultMessage:
      'It stays blurred until {name} chooses to see it. If {name} says no, you get your credits back.',
    description: 'What happens with a photo that is sent; name is the other member, of any gender',
  },
  ask: {
    id: 'chat_photos.ask',
    defaultMessage: '{name} would like to show you a photo',
    description: 'On a blurred photo that the reader may look at or decline',
  },
  accept: {
    id: 'chat_photos.accept',
    defaultMessage: 'Let me see',
    description: 'Button that shows a blurred photo clearly; short',
  },
  decline: {
    id: 'chat_photos.decline',
    defaultMessage: 'No, thanks',
    description: 'Button that declines a blurred photo, kindly; short',
  },
  waiting: {
    id: 'chat_photos.waiting',
    defaultMessage: 'Waiting for {name}',
    description: 'Below an own photo that the other member has not answered',
  },
  declined: {
    id: 'chat_photos.declined',
    defaultMessage: '{name} doesn’t want to see this photo right now',
    description: 'In place of an own photo that the other member declined; kind; any gender',
  },
  returned: {
    id: 'chat_photos.returned',
    defaultMessage: '{count, plural, one {Your credit is back} other {Your # credits are back}}',
    description: 'Below an own photo that was declined',
  },
  declined_own: {
    id: 'chat_photos.declined_own',
    defaultMessage: 'You chose not to see this photo',
    description: 'In place of a photo that the reader declined',
  },
  gone: {
    id: 'chat_photos.gone',
    defaultMessage: 'This photo is no longer available',
    description: 'In place of a photo whose sender has left',
  },
  sending: {
    id: 'chat_photos.sending',
    defaultMessage: 'Sending the photo',
    description: 'Accessible name of the bar that shows how much of a photo is sent',
  },
  stop: {
    id: 'chat_photos.stop',
    defaultMessage: 'Stop',
    description: 'Button that breaks off the sending of a photo; short',
  },
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { EntryArt } from '../entry/EntryFrame';
import { Link } from '../../components/Link/Link';
import { portraits } from '../sample/sample-people';
import { sampleVisitorFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { VisitorFrame } from '../VisitorFrame/VisitorFrame';
import {
  accountStep,
  confirmStep,
  drawnArt,
  interestsStep,
  looksStep,
  memberArt,
  messageStep,
  motifArt,
  photoStep,
  placeStep,
  pushStep,
} from './sample-signup';
import { SignupFields } from './SignupFields';
import { SignupModal } from './SignupModal';
import { SignupScreen } from './SignupScreen';
import type { SignupScreenProps } from './SignupScreen';
import type { SignupStepView } from './signup-steps';

const meta: Meta = { title: 'Screens/Sign up', component: SignupScreen };
export default meta;

function signup(
  t: StoryTexts,
  step: SignupStepView,
  number?: number,
  art: EntryArt = drawnArt(),
): SignupScreenProps {
  return {
    presentation: 'page',
    art,
    progress: number
      ? {
          step: number,
          count: 5,
          label: t('signup.step', 'Step {step} of {count}', { step: number, count: 5 }),
          short: `${number}/5`,
        }
      : undefined,
    back: number === 1 ? undefined : { href: '/signup', label: t('actions.back', 'Back') },
    close: { href: '/', label: t('signup.leave', 'Leave sign-up') },
    language:
      number === 1
        ? { href: '/lang-config', label: t('navigation.all_languages', 'All languages and countries') }
        : undefined,
    step,
    children: <SignupFields step={step} />,
  };
}

const story = (props: (t: StoryTexts) => SignupScreenProps): StoryObj => ({
  render: (args, { loaded }) => <SignupScreen {...props(textsOf(loaded))} {...args} />,
});

export const Message = story((t) =>
  signup(t, messageStep(t), 1, { ...memberArt(t), note: undefined, message: undefined }),
);
export const AccountForHeart = story((t) =>
  signup(t, accountStep(t), 1, {
    ...memberArt(t),
    note: t('signup.like_ready', '{name} gets your heart as soon as you’ve joined', { name: 'Lena' }),
    message: undefined,
  }),
);
export const AccountExists = story((t) =>
  signup(
    t,
    {
      ...accountStep(t),
      error: (
        <>
          {t('errors.account_exists', 'You already have an account with this email address. Just log in.')}{' '}
          <Link href="/login">{t('navigation.login', 'Log in')}</Link>
        </>
      ),
    },
    1,
  ),
);
export const AccountForProfile = story((t) => signup(t, accountStep(t), 1, memberArt(t)));
export const AccountWithErrors = story((t) => {
  const step = accountStep(t);
  return signup(
    t,
    {
      ...step,
      name: {
        ...step.name,
        defaultValue: 'noor@example.com',
        error: t('errors.name_equals_email', 'Your profile name can’t be the same as your email address'),
      },
      email: {
        ...step.email,
        defaultValue: 'noor@gmial.com',
        suggestion: {
          label: t('signup.did_you_mean', 'Did you mean {email}?', { email: 'noor@gmail.com' }),
          onAccept: () => undefined,
        },
      },
      birth: {
        ...step.birth,
        error: t('errors.underage', 'You must be {min_age} or older. Check your date of birth.', {
          min_age: 18,
        }),
      },
    },
    1,
  );
});
/** From a lander, with its answer. */
export const AccountFromLander = story((t) =>
  signup(
    t,
    { ...accountStep(t), title: t('signup.account_title', 'Four details and you’re in') },
    1,
    motifArt(t),
  ),
);
export const PlaceFromLander = story((t) => signup(t, placeStep(t), 3, motifArt(t)));
/** With the member whom the message is for. */
export const PhotoForProfile = story((t) =>
  signup(t, photoStep(t), 2, { ...memberArt(t), message: undefined }),
);
export const Photo = story((t) => signup(t, photoStep(t), 2));
export const PhotoChosen = story((t) => {
  const step = photoStep(t);
  return signup(
    t,
    {
      ...step,
      photo: {
        ...step.photo,
        current: { src: portraits.nadia, alt: t('signup.photo_current', 'Your photo') },
      },
    },
    2,
  );
});
/** A picture of 800 by 400 pixels, red on the left and blue on the right. */
async function twoColours(): Promise<File> {
  const canvas = new OffscreenCanvas(800, 400);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, 400, 400);
  context.fillStyle = '#0000ff';
  context.fillRect(400, 0, 400, 400);
  return new File([await canvas.convertToBlob()], 'two.png', { type: 'image/png' });
}

/** Chooses a file as the browser does, so that the field can be refilled. */
function choose(field: HTMLInputElement, file: File): void {
  const carrier = new DataTransfer();
  carrier.items.add(file);
  field.files = carrier.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const isFile = (value: FormDataEntryValue): value is File => value instanceof File && value.size > 0;

export const PhotoCut: StoryObj = {
  ...Photo,
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = textsOf(loaded);
    const sent: File[] = [];
    canvasElement.addEventListener('submit', (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement) {
        sent.push(...new FormData(event.target).getAll('photo').filter(isFile));
      }
    });
    choose(canvas.getByLabelText(t('signup.library', 'Library')), await twoColours());
    const frame = await canvas.findByRole('button', {
      name: t('signup.crop', 'Part of the photo that is shown'),
    });
    await waitFor(() => expect(frame.querySelector('img')?.style.width).toBe('250%'));
    frame.focus();
    await userEvent.keyboard('{ArrowRight>40/}');
    await userEvent.click(canvas.getByRole('button', { name: t('signup.photo_submit', 'Use this photo') }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const [file] = sent;
    if (!file) throw new Error('nothing was sent');
    await expect([file.name, file.type]).toEqual(['two.jpg', 'image/jpeg']);
    const cut = await createImageBitmap(file);
    await expect([cut.width, cut.height]).toEqual([320, 400]);
    const look = new OffscreenCanvas(1, 1).getContext('2d');
    look?.drawImage(cut, 319, 200, 1, 1, 0, 0, 1, 1);
    const [red = 0, , blue = 255] = look?.getImageData(0, 0, 1, 1).data ?? [];
    await expect([red > 200, blue < 60]).toEqual([true, true]);
  },
};

export const PhotoUnreadable: StoryObj = {
  ...Photo,
  play: async ({ canvas, loaded }) => {
    const t = textsOf(loaded);
    const file = new File(['ftypheic'], 'me.heic', { type: 'image/heic' });
    const field = canvas.getByLabelText<HTMLInputElement>(t('signup.library', 'Library'));
    choose(field, file);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('signup.photo_unreadable', 'Your browser can’t open this file. Choose a JPEG, PNG or WebP photo.'),
    );
    await expect(field.files).toHaveLength(0);
  },
};

export const PhotoRefused = story((t) => {
  const step = photoStep(t);
  return signup(
    t,
    {
      ...step,
      photo: {
        ...step.photo,
        error: {
          text: t('errors.photo_invalid', 'We couldn’t read this photo. Try another one.'),
          cause: step,
        },
      },
    },
    2,
  );
});
export const Place = story((t) => signup(t, placeStep(t), 3));
export const Looks = story((t) => signup(t, looksStep(t), 4));
export const Interests = story((t) => signup(t, interestsStep(t), 5));
export const Push = story((t) => signup(t, pushStep(t)));
export const PushBusy = story((t) => signup(t, { ...pushStep(t), busy: t('signup.busy', 'Just a moment') }));
export const ConfirmEmail = story((t) => ({
  ...signup(t, confirmStep(t)),
  back: undefined,
  close: undefined,
}));
export const ContinuedByMail = story((t) => {
  const step = {
    ...confirmStep(t),
    title: t('signup.sent_title', 'Check your inbox'),
    text: t('signup.sent_text', 'We’ve sent the next steps to:'),
    next: { href: '/login', label: t('navigation.login', 'Log in') },
    submit: undefined,
  };
  return { ...signup(t, step), back: undefined, close: undefined };
});

export const PageInFrame: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <VisitorFrame {...sampleVisitorFrame(t)}>
        <SignupScreen {...signup(t, accountStep(t), 1, memberArt(t))} {...args} />
      </VisitorFrame>
    );
  },
};

interface ModalArgs {
  locked: boolean;
  onClose: () => void;
}

const modal: StoryObj<ModalArgs> = {
  args: { locked: false, onClose: fn() },
  render: ({ locked, onClose }, { loaded }) => {
    const t = textsOf(loaded);
    const { presentation: _presentation, ...screen } = signup(t, accountStep(t), 1, memberArt(t));
    return (
      <SignupModal
        {...screen}
        title={t('navigation.signup', 'Join free')}
        isOpen
        locked={locked}
        onClose={onClose}
      />
    );
  },
};

/** All steps are equally high, and have the back button next to the close button. */
export const ModalStep: StoryObj = {
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    const { presentation: _presentation, ...screen } = signup(t, looksStep(t), 4, memberArt(t));
    return (
      <SignupModal
        {...screen}
        title={t('navigation.signup', 'Join free')}
        isOpen
        locked
        onClose={() => undefined}
      />
    );
  },
};

export const Modal: StoryObj<ModalArgs> = {
  ...modal,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const ModalInProgress: StoryObj<ModalArgs> = {
  ...modal,
  args: { locked: true, onClose: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('dialog')).toHaveAttribute('open');
  },
};

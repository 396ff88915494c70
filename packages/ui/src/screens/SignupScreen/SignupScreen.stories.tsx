import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { EntryArt } from '../entry/EntryFrame';
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
  photoStep,
  placeStep,
  pushStep,
} from './sample-signup';
import { SignupModal } from './SignupModal';
import { SignupScreen } from './SignupScreen';
import type { SignupScreenProps } from './SignupScreen';
import type { SignupStepView } from './signup-steps';

const meta: Meta = { title: 'Screens/Sign up' };
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
    leave:
      number === 1
        ? { kind: 'close', href: '/', label: t('signup.leave', 'Close') }
        : { kind: 'back', href: '/signup', label: t('signup.back', 'Back') },
    step,
  };
}

const story = (props: (t: StoryTexts) => SignupScreenProps): StoryObj => ({
  render: (_args, { loaded }) => <SignupScreen {...props(textsOf(loaded))} />,
});

export const Message = story((t) =>
  signup(t, messageStep(t), 1, { ...memberArt(t), note: undefined, message: undefined }),
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
        error: t('errors.name_equals_email', 'Your profile name must not be your email address.'),
      },
      email: {
        ...step.email,
        defaultValue: 'noor@gmial.com',
        suggestion: {
          label: t('signup.did_you_mean', 'Did you mean {email}?', { email: 'noor@gmail.com' }),
          onAccept: () => undefined,
        },
      },
      birth: { ...step.birth, error: t('errors.underage', 'You must be at least 18 years old.') },
    },
    1,
  );
});
export const Photo = story((t) => signup(t, photoStep(t), 2));
export const PhotoChosen = story((t) => {
  const step = photoStep(t);
  return signup(t, { ...step, photo: { ...step.photo, current: portraits.nadia } }, 2);
});
export const PhotoRefused = story((t) => {
  const step = photoStep(t);
  return signup(
    t,
    {
      ...step,
      photo: { ...step.photo, error: t('errors.photo_invalid', 'This file is not a photo we can read.') },
    },
    2,
  );
});
export const Place = story((t) => signup(t, placeStep(t), 3));
export const Looks = story((t) => signup(t, looksStep(t), 4));
export const Interests = story((t) => signup(t, interestsStep(t), 5));
export const Push = story((t) => signup(t, pushStep(t)));
export const ConfirmEmail = story((t) => ({ ...signup(t, confirmStep(t)), leave: undefined }));

export const PageInFrame: StoryObj = {
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <VisitorFrame {...sampleVisitorFrame(t)}>
        <SignupScreen {...signup(t, accountStep(t), 1, memberArt(t))} />
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
        title={t('signup.page_title', 'Join free')}
        isOpen
        locked={locked}
        onClose={onClose}
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

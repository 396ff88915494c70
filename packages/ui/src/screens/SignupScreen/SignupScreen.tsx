import { ArrowLeft, X } from 'lucide-react';
import { IconButton, IconLink } from '../../components/IconButton/IconButton';
import { Stepper } from '../../components/Progress/Progress';
import { EntryFrame } from '../entry/EntryFrame';
import type { EntryArt, EntryFrameProps } from '../entry/EntryFrame';
import { EntryHead } from '../entry/EntryParts';
import { SignupForm } from './SignupForm';
import type { SignupStepView } from './signup-steps';

export interface SignupScreenProps {
  presentation: EntryFrameProps['presentation'];
  art: EntryArt;
  /** None on the push prompt and the end. */
  progress?: {
    /** From 1. */
    step: number;
    count: number;
    /** "Step 2 of 5". */
    label: string;
    /** "2/5". */
    short: string;
  };
  /** The way out of the first step, the way back from the others. A callback goes before the address. */
  leave?: { kind: 'close' | 'back'; href: string; label: string; onPress?: () => void };
  step: SignupStepView;
  /** Id of the heading, to move the focus to when the step changes. */
  headingId?: string;
}

function Leave({ leave }: { leave: NonNullable<SignupScreenProps['leave']> }) {
  const icon = leave.kind === 'close' ? <X /> : <ArrowLeft />;
  if (leave.onPress)
    return <IconButton label={leave.label} icon={icon} size="small" onClick={leave.onPress} />;
  return <IconLink href={leave.href} label={leave.label} icon={icon} size="small" />;
}

/** One step of the signup: a page on a phone, beside the picture on a desktop, or inside a dialog. */
export function SignupScreen({ presentation, art, progress, leave, step, headingId }: SignupScreenProps) {
  return (
    <EntryFrame
      presentation={presentation}
      art={art}
      phoneArt={step.kind === 'account' ? 'lead' : 'none'}
      top={
        progress ? (
          <Stepper
            total={progress.count}
            done={progress.step}
            label={progress.label}
            back={leave && <Leave leave={leave} />}
          >
            {progress.short}
          </Stepper>
        ) : (
          leave && <Leave leave={leave} />
        )
      }
    >
      <EntryHead title={step.title} text={step.text} id={headingId} />
      <SignupForm step={step} />
    </EntryFrame>
  );
}

import { ArrowLeft, Globe, X } from 'lucide-react';
import { IconButton, IconLink } from '../../components/IconButton/IconButton';
import { Stepper } from '../../components/Progress/Progress';
import type { ReactElement, ReactNode } from 'react';
import { EntryFrame } from '../entry/EntryFrame';
import type { EntryArt, EntryFrameProps } from '../entry/EntryFrame';
import { EntryHead } from '../entry/EntryParts';
import { SignupForm } from './SignupForm';
import * as styles from './SignupScreen.css';
import type { SignupStepView } from './signup-steps';

/** A way out of a step: a URL or a callback. */
export type SignupWay = { label: string } & ({ href: string } | { onPress: () => void });

export interface SignupScreenProps {
  presentation: EntryFrameProps['presentation'];
  art: EntryArt;
  /** Unset on the push prompt and the end. */
  progress?: {
    /** From 1. */
    step: number;
    count: number;
    /** "Step 2 of 5". */
    label: string;
    /** "2/5". */
    short: string;
  };
  /** The back button of a step that has a previous one. */
  back?: SignupWay;
  /** The close button. A page shows it where there is no back button. */
  close?: SignupWay;
  /** Links a page to the choice of language. */
  language?: SignupWay;
  step: SignupStepView;
  /** The form's content. */
  children: ReactNode;
  /** Id of the heading, to move the focus to when the step changes. */
  headingId?: string;
}

function Way({ way, icon }: { way: SignupWay | undefined; icon: ReactElement }) {
  if (!way) return null;
  if ('href' in way) return <IconLink href={way.href} label={way.label} icon={icon} size="small" />;
  return <IconButton label={way.label} icon={icon} size="small" onClick={way.onPress} />;
}

function Top({
  presentation,
  progress,
  back,
  close,
  language,
}: Omit<SignupScreenProps, 'art' | 'step' | 'headingId' | 'children'>) {
  const ways = {
    back: back && <Way way={back} icon={<ArrowLeft />} />,
    close: close && (presentation === 'modal' || !back) && <Way way={close} icon={<X />} />,
    language: language && <Way way={language} icon={<Globe />} />,
  };
  const [first, last] =
    presentation === 'modal' ? [ways.back, ways.close] : [ways.back ?? ways.close, ways.language];
  if (!progress && !first && !last) return null;
  if (!progress) {
    return (
      <div className={styles.ways}>
        {first ?? <span />}
        {last}
      </div>
    );
  }
  const { count, step, label, short } = progress;
  return (
    <Stepper total={count} done={step} label={label} back={first} close={last}>
      {short}
    </Stepper>
  );
}

/** One step of the signup: a page on a phone, next to the picture on a desktop, or inside a dialog. */
export function SignupScreen({ art, step, headingId, children, ...top }: SignupScreenProps) {
  return (
    <EntryFrame presentation={top.presentation} art={art} phoneArt="lead" top={<Top {...top} />}>
      <EntryHead title={step.title} text={step.text} id={headingId} />
      <SignupForm step={step}>{children}</SignupForm>
    </EntryFrame>
  );
}

import { BellRing } from 'lucide-react';
import { TextAreaField } from '../../components/TextAreaField/TextAreaField';
import { InterestChooser } from '../profile-questions/InterestChooser';
import { ProfileQuestions } from '../profile-questions/ProfileQuestions';
import { ConfirmFields, Disc } from './ConfirmFields';
import { PhotoChooser } from './PhotoChooser';
import type { MemberStepView } from './signup-steps';

/** The form's content for the steps after the account was created. */
export function MemberFields({ step }: { step: MemberStepView }) {
  switch (step.kind) {
    case 'photo':
      return <PhotoChooser {...step.photo} />;
    case 'profile':
      return <ProfileQuestions questions={step.questions} />;
    case 'interests':
      return (
        <>
          <InterestChooser {...step} />
          {step.description && <TextAreaField {...step.description} />}
        </>
      );
    case 'push':
      return (
        <Disc>
          <BellRing />
        </Disc>
      );
    case 'confirm':
      return <ConfirmFields step={step} />;
  }
}

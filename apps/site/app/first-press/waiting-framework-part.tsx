import { waitingFrameworkId } from './waiting-framework';

interface WaitingFrameworkPartProps {
  readonly nonce: string;
  readonly carried: string;
  readonly script: string;
}

/** Stands in a document for the framework's scripts: what they will start with, and the small script that waits. */
export function WaitingFrameworkPart({ nonce, carried, script }: WaitingFrameworkPartProps) {
  return (
    <>
      <script
        id={waitingFrameworkId}
        type="application/json"
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: carried }}
      />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}

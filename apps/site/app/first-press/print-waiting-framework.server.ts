import type { EntryContext } from '@remix-run/node';
// oxlint-disable-next-line import/default -- the build makes the script's text the default export
import script from './first-press.ts?page-script';
import type { RootData } from '../root.server';
import type { WaitingFramework } from './waiting-framework';

/** What a document in which the framework waits is printed with. */
interface PrintedWaiting {
  /** `WaitingFramework` as JSON. */
  readonly carried: string;
  readonly script: string;
}

function opensSignup({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  const root = loaderData['root'] as RootData | undefined;
  return root?.signupOpen ?? false;
}

/** Gives a document what its framework will start with. `data` is what the framework would stream into the page. */
export function printWaitingFramework(context: EntryContext, data: string): PrintedWaiting {
  const waiting: WaitingFramework = {
    context: JSON.parse(context.serverHandoffString ?? '{}') as WaitingFramework['context'],
    data,
    manifest: context.manifest as WaitingFramework['manifest'],
    lineage: context.staticHandlerContext.matches.map(({ route }) => route.id),
    signupOpen: opensSignup(context),
  };
  return { carried: JSON.stringify(waiting).replaceAll('<', String.raw`\u003c`), script };
}

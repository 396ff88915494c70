import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { frameworkLoaded, readWaitingFramework } from './first-press/waiting-framework';
import { loadPrintedParts } from './late-parts/part-files';
import { readMaterial } from './session/document-material';
import { RenderMaterialProvider } from './session/render-material';

function start(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RenderMaterialProvider value={readMaterial(document)}>
          <RemixBrowser />
        </RenderMaterialProvider>
      </StrictMode>,
    );
  });
}

// Where the framework waits, this file may run before the page's own are there: the build puts it beside them.
if (readWaitingFramework()) document.addEventListener(frameworkLoaded, start, { once: true });
else void loadPrintedParts(document).then(start);

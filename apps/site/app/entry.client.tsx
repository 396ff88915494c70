import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadPrintedParts } from './late-parts/part-files';
import { readMaterial } from './document/document-material';
import { RenderMaterialProvider } from './document/render-material';

/**
 * Hydrates the page once everything its first render needs is loaded. The framework reads the page's data
 * during the first render and suspends the whole document for it; a click at that moment would be an error
 * (React's 345).
 */
async function start(): Promise<void> {
  await loadPrintedParts(document);
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
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

void start();

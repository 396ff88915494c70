import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadPrintedParts } from './late-parts/part-files';
import { readMaterial } from './document/document-material';
import { RenderMaterialProvider } from './document/render-material';

/**
 * Brings the page to life once all that its first drawing needs is there. The framework reads the page's data while it is
 * first drawn, and has the whole document wait for that; a press just then would be an error (React's 345).
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

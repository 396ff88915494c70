import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readMaterial } from './session/document-material';
import { RenderMaterialProvider } from './session/render-material';

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

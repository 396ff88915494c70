import { createGlobalThemeContract } from '@vanilla-extract/css';
import { deriveTokens } from './derive-tokens';
import { variableName } from './variable-name';
import { wireframe } from './wireframe/tokens';

/** The custom properties that every theme sets; their shape is the wireframe theme's. */
export const vars = createGlobalThemeContract(deriveTokens(wireframe, 'light'), (_value, path) =>
  variableName(path),
);

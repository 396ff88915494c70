import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser; the server, which paints nothing, is not warned of it. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

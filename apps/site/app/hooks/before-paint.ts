import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser, without the warning on the server. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

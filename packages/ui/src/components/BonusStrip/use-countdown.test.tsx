import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from './use-countdown';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('starts at the given time, counts down once a second and stops at zero', () => {
  const { result } = renderHook(() => useCountdown(3661));
  expect(result.current).toEqual(['01', '01', '01']);
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(result.current).toEqual(['01', '00', '59']);
  act(() => {
    vi.advanceTimersByTime(3_700_000);
  });
  expect(result.current).toEqual(['00', '00', '00']);
  expect(vi.getTimerCount()).toBe(0);
});

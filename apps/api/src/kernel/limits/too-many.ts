import { ApiError } from '../api-error';

/** What a member over a limit is told: when to come back. */
export function tooMany(milliseconds: number): ApiError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new ApiError('too_many_requests', {
    retryAfter: seconds,
    data: { minutes: Math.ceil(seconds / 60) },
  });
}

import type { User } from '../index';
import { builtAt, numberedId } from './ids';
import { buildOwnProfile } from './profile';

/** A confirmed free member. */
export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: numberedId(1),
    email: 'saffron@demo.example',
    name: 'Saffron',
    status: 'active',
    credits: 0,
    paid_user: false,
    signup_date: builtAt,
    fictional_icon: null,
    language: 'en',
    notifications_disabled: [],
    profile: buildOwnProfile(),
    num_unread_messages: 0,
    num_new_likes: 0,
    invisible: false,
    spend_limit: null,
    show_read: true,
    show_typing: true,
    ...overrides,
  };
}

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PhotoActions } from './PhotoActions';
import type { PhotoActionsProps } from './PhotoActions';

afterEach(cleanup);

const earlier = { value: 'earlier', label: 'Move towards the start' };
const later = { value: 'later', label: 'Move towards the end' };

function actions(offered: Pick<PhotoActionsProps, 'earlier' | 'later'>) {
  return (
    <PhotoActions
      photo={{ src: '/a', width: 1080, height: 1350, ground: '#7a5a48', alt: '' }}
      title="Photo 3 of 3"
      text="Everyone sees it"
      form={{ action: '/profile', onSubmit: (event) => event.preventDefault() }}
      hidden={{}}
      name="intent"
      remove={{ href: '/profile', label: 'Delete' }}
      {...offered}
    />
  );
}

const arrow = ({ label }: { label: string }) => screen.getByRole('button', { name: label });

test('the focus stays on an arrow when the pressed one disappears', () => {
  const { rerender } = render(actions({ earlier, later }));
  arrow(later).focus();
  fireEvent.click(arrow(later));
  rerender(actions({ earlier }));
  expect(document.activeElement).toBe(arrow(earlier));
  fireEvent.click(arrow(earlier));
  rerender(actions({ later }));
  expect(document.activeElement).toBe(arrow(later));
});

test('the focus is not taken from elsewhere when the arrows change without a press', () => {
  const { rerender } = render(actions({ earlier, later }));
  screen.getByRole('link', { name: 'Delete' }).focus();
  rerender(actions({ earlier }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Delete' }));
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Composer } from './Composer';
import type { ComposerProps } from './Composer';

const base: ComposerProps = {
  action: '/chats/1',
  fields: { intent: 'send' },
  name: 'text',
  label: 'Message',
  price: '1 credit a message',
  balance: 'Balance: 8',
  sendLabel: 'Send',
  sendPrice: '1',
};

let pointer: 'fine' | 'coarse' = 'fine';

beforeEach(() => {
  pointer = 'fine';
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query === `(pointer: ${pointer})`,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
});

afterEach(cleanup);

function sent(props: Partial<ComposerProps>, act: () => void) {
  const sends: [string, FormDataEntryValue][][] = [];
  render(
    <Composer
      {...base}
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        sends.push([...new FormData(event.currentTarget)]);
      }}
    />,
  );
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'Hello' } });
  act();
  return sends;
}

const enter = (more = {}) => fireEvent.keyDown(screen.getByLabelText('Message'), { key: 'Enter', ...more });
const message = [
  ['intent', 'send'],
  ['text', 'Hello'],
];

describe('Composer', () => {
  it('sends its fields as a plain form', () => {
    expect(sent({}, () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))).toEqual([message]);
  });

  it('sends on Enter with a mouse, but not on Shift+Enter', () => {
    expect(sent({}, () => enter())).toEqual([message]);
    cleanup();
    expect(sent({}, () => enter({ shiftKey: true }))).toEqual([]);
  });

  it('does not send on Enter on a touch screen or during composition', () => {
    pointer = 'coarse';
    expect(sent({}, () => enter())).toEqual([]);
    cleanup();
    pointer = 'fine';
    expect(sent({}, () => enter({ isComposing: true }))).toEqual([]);
  });

  it('shows a top-up link instead of the button, and keeps the field enabled', () => {
    render(<Composer {...base} topUp={{ href: '/credits', label: 'Get credits' }} />);
    expect(screen.getByRole('link', { name: 'Get credits' }).getAttribute('href')).toBe('/credits');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').disabled).toBe(false);
  });

  it('disables the button while sending', () => {
    render(<Composer {...base} busy="Sending" />);
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });
});

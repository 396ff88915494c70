import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DropdownMenu, MenuButton, MenuLink } from './DropdownMenu';

afterEach(cleanup);

beforeEach(() => {
  render(
    <>
      <DropdownMenu label="Language" trigger="EN">
        <MenuLink href="#de">Deutsch</MenuLink>
        <MenuLink href="#en" selected>
          English
        </MenuLink>
        <MenuButton>More</MenuButton>
      </DropdownMenu>
      <button type="button">Outside</button>
    </>,
  );
});

const details = () => document.querySelector('details');
const focused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('DropdownMenu', () => {
  it('opens by arrow key and cycles through its items', () => {
    screen.getByLabelText('Language').focus();
    press('ArrowDown');
    expect([details()?.open, focused()]).toEqual([true, 'Deutsch']);
    press('ArrowUp');
    expect(focused()).toBe('More');
    press('ArrowDown');
    expect(focused()).toBe('Deutsch');
    press('End');
    expect(focused()).toBe('More');
  });

  it('closes on Escape and restores the focus', () => {
    screen.getByLabelText('Language').focus();
    press('ArrowDown');
    press('Escape');
    expect([details()?.open, focused()]).toEqual([false, 'EN']);
  });

  it('closes on a press or focus outside, and on a selected link', () => {
    const open = () => details()?.setAttribute('open', '');
    open();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Outside' }));
    expect(details()?.open).toBe(false);
    open();
    screen.getByRole('button', { name: 'Outside' }).focus();
    expect(details()?.open).toBe(false);
    open();
    fireEvent.click(screen.getByText('Deutsch'));
    expect(details()?.open).toBe(false);
  });

  it('marks the selected item', () => {
    expect(screen.getByText('English').getAttribute('aria-current')).toBe('true');
    expect(screen.getByText('Deutsch').hasAttribute('aria-current')).toBe(false);
  });
});

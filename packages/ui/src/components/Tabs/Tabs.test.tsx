import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './Tabs';

afterEach(cleanup);

it('shows one panel, selected by arrow keys, Home and End', () => {
  const chosen: string[] = [];
  const items = ['one', 'two', 'three'].map((id) => ({ id, label: id, content: `panel ${id}` }));
  render(<Tabs label="Lists" items={items} onSelect={(id) => chosen.push(id)} />);
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
  expect(screen.getByRole('tabpanel').textContent).toBe('panel one');
  press('ArrowLeft');
  press('Home');
  press('ArrowRight');
  press('End');
  press('a');
  expect(chosen).toEqual(['three', 'one', 'two', 'three']);
  expect(screen.getByRole('tabpanel', { name: 'three' }).textContent).toBe('panel three');
  expect(document.activeElement?.textContent).toBe('three');
});

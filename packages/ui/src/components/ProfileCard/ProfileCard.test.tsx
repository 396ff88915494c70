import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { RouterPartsProvider } from '../../router/RouterParts';
import { fictionalIcon } from '../Tag/Tag.css';
import { ProfileCard } from './ProfileCard';

afterEach(cleanup);

const photo = { src: '/media/a', width: 480, height: 600, ground: '#886655', alt: '' };
const like = { liked: false, label: 'Like Mara', action: '/likes', name: 'like', value: 'p1' };

describe('ProfileCard', () => {
  it('is one link with name, age and place', () => {
    render(
      <ProfileCard href="/members/p1" name="Mara" age="34" city="Gent" region="Flanders" photo={photo} />,
    );
    const link = screen.getByRole('link');
    expect([link.getAttribute('href'), link.textContent]).toEqual([
      '/members/p1',
      'Mara, 34 Gent · Flanders',
    ]);
  });

  it('submits a like as a plain form', () => {
    render(<ProfileCard href="/x" name="Mara" age="34" city="Gent" photo={photo} like={like} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Like Mara' });
    expect(button.form?.getAttribute('method')).toBe('post');
    expect(button.form?.getAttribute('action')).toBe('/likes');
    expect([...new FormData(button.form ?? undefined, button)]).toEqual([['like', 'p1']]);
  });

  it('reserves the size and the colour of the photo', () => {
    const { container } = render(
      <ProfileCard href="/x" name="Mara" age="34" city="Gent" photo={photo} eager />,
    );
    const image = container.querySelector('img');
    expect([
      image?.getAttribute('width'),
      image?.getAttribute('height'),
      image?.getAttribute('loading'),
    ]).toEqual(['480', '600', 'eager']);
    expect(image?.parentElement?.style.backgroundColor).toBe('rgb(136, 102, 85)');
  });

  it('labels a fictional profile and a locked photo', () => {
    render(
      <ProfileCard
        href="/x"
        name="Mara"
        age="34"
        city="Gent"
        photo={photo}
        locked="Clear with premium"
        tag={{ kind: 'fictional', label: 'Fictional' }}
        photoCount={{ count: '6', label: '6 photos' }}
      />,
    );
    expect(screen.getByText('Clear with premium').tagName).toBe('SPAN');
    expect(screen.getByText('Fictional').querySelector(`.${fictionalIcon}`)).not.toBeNull();
    expect(screen.getByText('6 photos').textContent).toBe('6 photos');
  });

  it('uses the link of the application, and its own form', () => {
    const parts = {
      Link: ({ href, children }: { href: string; children?: ReactNode }) => (
        <a href={`/app${href}`}>{children}</a>
      ),
      Form: ({ children }: { children?: ReactNode }) => <form aria-label="app form">{children}</form>,
    };
    render(
      <RouterPartsProvider value={parts}>
        <ProfileCard href="/x" name="Mara" age="34" city="Gent" photo={photo} like={like} />
      </RouterPartsProvider>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/app/x');
    expect(screen.queryByRole('form', { name: 'app form' })).toBeNull();
  });
});

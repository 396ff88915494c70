import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { textsOf } from '../story-texts';
import { vars } from '../../themes/contract.css';
import { entryCss } from './entry-css';
import { EntryWarning } from './EntryWarning';
import type { EntryWarningProps } from './EntryWarning';

const meta: Meta = { title: 'Screens/Entry warning', component: EntryWarning };
export default meta;

const css = entryCss({ display: vars.font.display, mark: vars.mark, radius: vars.radius, art: vars.art });

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="#0e8c7b"/></svg>';

const warning = (logo: EntryWarningProps['logo']): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    const min_age = 18;
    const link = (words: ReactNode) => <a href="#rules">{words}</a>;
    return (
      <>
        <style>{css}</style>
        <EntryWarning
          open
          logo={logo}
          ageSign={t('frame.age_sign', '{min_age}+', { min_age })}
          title={t('entry.title', 'Adults only past this door')}
          text={t(
            'entry.text',
            'This is where adults meet adults, and conversations can get steamy. You need to be {min_age} or older.',
            { min_age },
          )}
          accept={{ label: t('entry.accept', 'I am {min_age} or older', { min_age }), href: '#in' }}
          leave={t('entry.leave', 'Take me back')}
          fine={t.rich(
            'entry.fine',
            'By entering, you accept the <terms>terms</terms>. We use these <cookies>cookies</cookies>.',
            { terms: link, cookies: link },
          )}
          {...args}
        />
      </>
    );
  },
});

export const AtTheDoor = warning({ name: 'amberlane' });
/** A brand with its own mark. */
export const OwnMark = warning({
  name: 'amberlane',
  picture: { src: `data:image/svg+xml,${encodeURIComponent(mark)}`, width: 48, height: 48 },
});
export const LongName = warning({ name: 'abendlichterundmorgenkaffee' });

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { sampleVisitorFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import { VisitorFrame } from '../VisitorFrame/VisitorFrame';
import { consentCss, posterConsentTones } from './consent-css';
import { themeConsentTones } from './consent-tones';
import { ConsentNotice } from './ConsentNotice';

const meta: Meta = { title: 'Screens/Consent', component: ConsentNotice };
export default meta;

const onePixel = [{ name: 'Tagworks', purpose: 'Counts which advertisement led you here.' }];
const many = [
  ...onePixel,
  {
    name: 'Reichweitenmessungsgesellschaft mbH',
    purpose: 'Shows us which pages are read and which are never found.',
  },
];

const notice = (css: string, tags: typeof onePixel): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <>
        <style>{css}</style>
        <ConsentNotice
          title={t('consent.title', 'OK to load third-party scripts?')}
          text={t.rich(
            'consent.text',
            'Say yes and we’ll load scripts from other companies, which can then see your IP address and the pages you visit. Say no and nothing changes. <link>More about cookies</link>',
            { link: (words: ReactNode) => <a href="#cookies">{words}</a> },
          )}
          tags={tags}
          form={{ action: '#', name: 'answer', fields: { to: '/' } }}
          refuse={{ label: t('consent.refuse', 'No, thanks'), value: 'no' }}
          accept={{ label: t('consent.accept', 'Yes, allow'), value: 'yes' }}
          {...args}
        />
        <VisitorFrame {...sampleVisitorFrame(t)}>{null}</VisitorFrame>
      </>
    );
  },
});

export const AboveThePage = notice(consentCss(themeConsentTones, 'top'), onePixel);
export const ManyTags = notice(consentCss(themeConsentTones, 'top'), many);
export const OnAPoster = notice(consentCss(posterConsentTones, 'bottom'), onePixel);

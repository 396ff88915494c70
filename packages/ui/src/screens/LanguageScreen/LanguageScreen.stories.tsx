import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVisitorFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { VisitorFrame } from '../VisitorFrame/VisitorFrame';
import { LanguageScreen } from './LanguageScreen';
import type { LanguageScreenProps } from './LanguageScreen';

const french = { tag: 'fr', name: 'Français' };
const dutch = { tag: 'nl', name: 'Nederlands', selected: true };
const others = [
  { tag: 'da', name: 'Dansk' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'nb', name: 'Norsk bokmål' },
  { tag: 'pl', name: 'Polski' },
  { tag: 'fi', name: 'Suomi' },
];

function languages(t: StoryTexts): LanguageScreenProps {
  return {
    title: t('lang_config.title', 'Language and country'),
    text: t(
      'lang_config.text',
      'Flirting works best in the language you dream in. Change it whenever you like.',
    ),
    groups: [
      {
        title: t('lang_config.nearby', 'Spoken in your country ({country})', { country: 'Belgium' }),
        languages: [dutch, french],
      },
      { title: t('lang_config.others', 'More languages'), languages: others },
    ],
    form: { action: '/language', name: 'language', fields: { to: '/' } },
    country: {
      title: t('lang_config.country_title', 'Where are you?'),
      text: t(
        'lang_config.country_text',
        'Search results, prices and payment methods depend on this country.',
      ),
      form: { action: '/language', fields: { to: '/' } },
      field: {
        name: 'country',
        label: t('lang_config.country', 'Country'),
        defaultValue: 'BE',
        placeholder: t('lang_config.country_auto', 'Wherever I am right now'),
        options: [
          { value: 'BE', label: 'Belgium' },
          { value: 'NL', label: 'Netherlands' },
        ],
      },
      submit: t('lang_config.country_submit', 'Use this country'),
    },
  };
}

const meta: Meta = { title: 'Screens/Language and country', component: LanguageScreen };
export default meta;

const story = (change: (props: LanguageScreenProps, t: StoryTexts) => LanguageScreenProps): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <VisitorFrame {...sampleVisitorFrame(t)}>
        <LanguageScreen {...change(languages(t), t)} {...args} />
      </VisitorFrame>
    );
  },
});

export const KnownCountry = story((props) => props);

export const UnknownCountry = story((props, t) => ({
  ...props,
  groups: [{ title: t('lang_config.all', 'All languages'), languages: [dutch, french, ...others] }],
  country: { ...props.country, field: { ...props.country.field, defaultValue: '' } },
}));

import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVisitorFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import { VisitorFrame } from '../VisitorFrame/VisitorFrame';
import type { ArticleBlock } from './article';
import { ArticleScreen } from './ArticleScreen';

const meta: Meta = { title: 'Screens/Article', component: ArticleScreen };
export default meta;

const words = (text: string): ArticleBlock => ({ type: 'paragraph', children: [{ type: 'text', text }] });

const sections = [
  {
    id: 'what',
    title: 'What we keep',
    blocks: [
      words('Your email address, your profile name, your date of birth and what you write.'),
      {
        type: 'list',
        ordered: false,
        items: [[{ type: 'text', text: 'Messages' }], [{ type: 'text', text: 'Photos' }]],
      },
    ],
  },
  {
    id: 'long',
    title: 'How long we keep it',
    blocks: [
      {
        type: 'table',
        head: [[{ type: 'text', text: 'What' }], [{ type: 'text', text: 'How long' }]],
        rows: [[[{ type: 'code', text: 'auth' }], [{ type: 'text', text: '30 days' }]]],
      },
    ],
  },
] as const;

export const Text: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <VisitorFrame {...sampleVisitorFrame(t)}>
        <ArticleScreen
          title={t('footer.privacy', 'Privacy')}
          since={t('pages.since', 'Effective date: {date}', { date: '1 December 2023' })}
          contentsLabel={t('pages.contents', 'On this page')}
          intro={[words('We show your town or region, never your address.')]}
          sections={sections}
          {...args}
        />
      </VisitorFrame>
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Camera, SlidersHorizontal } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AlertStrip } from '../../components/AlertStrip/AlertStrip';
import { ButtonLink } from '../../components/Button/Button';
import { Box } from '../../components/Box/Box';
import { Container } from '../../components/Container/Container';
import { Heading } from '../../components/Heading/Heading';
import { IconButton } from '../../components/IconButton/IconButton';
import { Text } from '../../components/Text/Text';
import { TitleRow } from '../../components/TitleRow/TitleRow';
import { samplePortrait } from '../../samples/portrait';
import { sampleFrame } from '../sample/sample-frame';
import type { SampleMember } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { AppFrame } from './AppFrame';
import type { AppFrameProps } from './AppFrame';

const meta: Meta = { title: 'Screens/Frame', component: AppFrame };
export default meta;

const story = (
  member: SampleMember,
  change: (props: Omit<AppFrameProps, 'children'>, t: StoryTexts) => Omit<AppFrameProps, 'children'> = (
    props,
  ) => props,
): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...change(sampleFrame(t, member), t)} {...args}>
        <Box as={Container} paddingY={32}>
          <Heading level={1}>{t('navigation.discover', 'Discover')}</Heading>
        </Box>
      </AppFrame>
    );
  },
});

export const FreeMemberWithBonus = story({ place: 'members', bonus: true });
export const FewCredits = story({ place: 'messages', credits: 8, unread: 128 });
export const NoCredits = story({ place: 'likes', credits: 0, unread: 4, likes: 0 });
export const ManyCredits = story({ place: 'swipe', credits: 120, unread: 0, likes: 0 });

const title = (t: StoryTexts) => t('navigation.payments', 'Payments and credits');

export const InnerPage = story({ credits: 8 }, (props, t) => ({
  ...props,
  phone: {
    kind: 'inner',
    back: { href: '/members', label: t('navigation.back', 'Back') },
    title: title(t),
    aside: <Text type="small">{t('navigation.credit_balance', '{count} credits left', { count: 198 })}</Text>,
  },
}));

/** Checks the left and right edges of a phone's bar: nothing overflows, and nothing overlaps. */
async function expectApart(bar: Element) {
  const { left, right } = bar.getBoundingClientRect();
  const boxes = [...bar.querySelectorAll('a, button, p')].map((element) => element.getBoundingClientRect());
  for (const box of boxes) {
    await expect(box.left).toBeGreaterThanOrEqual(left);
    await expect(box.right).toBeLessThanOrEqual(right);
    const over = boxes.filter(
      (other) =>
        other !== box &&
        other.left < box.right &&
        box.left < other.right &&
        other.top < box.bottom &&
        box.top < other.bottom,
    );
    await expect(over).toEqual([]);
  }
}

const phone = { viewport: { value: 'phone' } };

const phoneBar = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('header')].find(({ offsetWidth }) => offsetWidth > 0);

/** A wide name with the widest labels. */
export const WideNameOnAPhone: StoryObj = {
  ...story({}, (props, t) => ({
    ...props,
    brand: {
      ...props.brand,
      name: 'Nordkobalt',
      label: 'Nordkobalt',
      picture: { src: samplePortrait(0).src, width: 48, height: 48 },
    },
    phone: {
      kind: 'main',
      action: (
        <IconButton size="small" label={t('members.filters', 'Filters')} icon={<SlidersHorizontal />} />
      ),
    },
  })),
  globals: { ...phone, theme: 'cobalt', locale: 'fi' },
  play: async ({ canvasElement }) => {
    const bar = phoneBar(canvasElement);
    if (!bar) throw new Error('A phone has a bar.');
    await document.fonts.ready;
    await expectApart(bar);
    await expect(bar.offsetHeight).toBeLessThan(72);
  },
};

/** The installed app on a device without a back button. */
export const InstalledOnAPhone: StoryObj = {
  ...story({ place: 'likes', credits: 8 }, (props, t) => ({
    ...props,
    brand: { ...props.brand, name: 'Nordkobalt', label: 'Nordkobalt' },
    phone: { kind: 'main', back: { href: '/members', label: t('navigation.back', 'Back') } },
  })),
  globals: { ...phone, theme: 'cobalt', locale: 'fi' },
  play: async ({ canvasElement }) => {
    const bar = phoneBar(canvasElement);
    if (!bar) throw new Error('A phone has a bar.');
    await document.fonts.ready;
    await expectApart(bar);
    await expect(bar.offsetHeight).toBeLessThan(72);
    const [first] = bar.querySelectorAll('a');
    await expect(first?.getAttribute('href')).toBe('/members');
  },
};

/** At 200 % text size, content that does not fit next to the title wraps below it. */
export const LargeLettersOnAPhone: StoryObj = {
  ...InnerPage,
  globals: phone,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvasElement, loaded }) => {
    const bar = phoneBar(canvasElement);
    if (!bar) throw new Error('A phone has a bar.');
    await document.fonts.ready;
    await expectApart(bar);
    const titles = [...bar.querySelectorAll('p')].filter(
      ({ textContent }) => textContent === title(textsOf(loaded)),
    );
    await expect(titles.map(({ offsetWidth }) => offsetWidth > 160)).toEqual([true]);
  },
};

const rowOf = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('h1')].map(
    (heading) => heading.closest('main > *')?.getBoundingClientRect().height,
  );

const titled = (t: StoryTexts, alert: AppFrameProps['alert']) => (
  <AppFrame {...sampleFrame(t, { place: 'members' })} alert={alert}>
    <Container>
      <TitleRow>
        <Heading level={1}>{t('navigation.discover', 'Discover')}</Heading>
      </TitleRow>
    </Container>
  </AppFrame>
);

/** As high as a title row without an alert. */
const titleRow = 48;

/** The row is equally high with and without the alert; the title stays for screen readers. */
export const WithAlert: StoryObj = {
  render: (_, { loaded }) => {
    const t = textsOf(loaded);
    return titled(t, {
      content: (
        <AlertStrip
          icon={<Camera />}
          title={t('notices.photo_title', 'Get noticed with a photo')}
          action={
            <ButtonLink href="/profile" look="text" size="small">
              {t('notices.photo_action', 'Choose a photo')}
            </ButtonLink>
          }
          dismiss={{ label: t('actions.close', 'Close'), onPress: () => undefined }}
        >
          {t('notices.photo_text', 'One is enough.')}
        </AlertStrip>
      ),
    });
  },
  play: async ({ canvasElement, canvas }) => {
    await document.fonts.ready;
    await expect(rowOf(canvasElement)).toEqual([titleRow]);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const WithUsNotice = story({ place: 'members', credits: 30 }, (props) => ({
  ...props,
  footer: props.footer && {
    ...props.footer,
    more: 'Notice for the United States: members are not screened for criminal records.',
  },
}));

export const AccountMenuOpen: StoryObj = {
  ...story({ place: 'members', credits: 8 }),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, loaded }) => {
    const t = textsOf(loaded);
    const menus = canvas.getAllByLabelText(t('navigation.account', 'My account'));
    const menu = menus.find((each) => each.checkVisibility());
    await userEvent.click(menu ?? canvas.getByLabelText(t('navigation.account', 'My account')));
    const [logout] = canvas.getAllByRole('button', { name: t('navigation.logout', 'Log out') });
    await waitFor(() => expect(logout).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(logout).not.toBeVisible());
    if (menu) await userEvent.click(menu);
    await waitFor(() => expect(logout).toBeVisible());
  },
};

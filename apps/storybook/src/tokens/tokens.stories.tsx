import { Box, breakpoints, Container, Heading, motion, space, Stack, Text, vars } from '@heartwood/ui';
import { contrastPairs, deriveColours, themes } from '@heartwood/ui/themes';
import type { Scheme, ThemeName } from '@heartwood/ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArtColours, Colours, Pairs, Seeds } from './colours';
import { channels, contrast } from './contrast';
import * as styles from './tokens.css';
import { TypeRoles } from './type-roles';

const toolbarOf = (globals: Record<string, unknown>) => ({
  theme: globals['theme'] as ThemeName,
  scheme: globals['scheme'] as Scheme,
});

const meta: Meta = { title: 'Foundations/Tokens' };
export default meta;

/** The toolbar's theme in its colour scheme: colours with their contrast, type, space, radius, elevation. */
export const All: StoryObj = {
  render: (_args, { globals }) => (
    <Box as={Container} paddingY={32}>
      <Stack gap={48}>
        <Heading level={1}>Tokens</Heading>
        <Stack as="section">
          <Heading level={2}>Colours</Heading>
          <Text tone="muted">The ratio is measured on this page; text needs 4.5, borders and focus 3.</Text>
          <Pairs {...toolbarOf(globals)} />
          <Colours {...toolbarOf(globals)} />
        </Stack>
        <Stack as="section">
          <Heading level={2}>Drawn pages</Heading>
          <ArtColours {...toolbarOf(globals)} />
        </Stack>
        <Stack as="section">
          <Heading level={2}>Seeds</Heading>
          <Seeds {...toolbarOf(globals)} />
        </Stack>
        <Stack as="section">
          <Heading level={2}>Motion</Heading>
          <ul className={styles.list}>
            {Object.entries(motion).map(([name, value]) => (
              <li key={name} className={styles.row}>
                <span className={styles.name}>{name}</span>
                <code>{value}</code>
              </li>
            ))}
          </ul>
        </Stack>
        <Stack as="section">
          <Heading level={2}>Type</Heading>
          <TypeRoles />
        </Stack>
        <Stack as="section">
          <Heading level={2}>Space</Heading>
          <ul className={styles.list}>
            {Object.entries(space).map(([name, value]) => (
              <li key={name} className={styles.row}>
                <span className={styles.name}>{name}</span>
                <span className={styles.bar} style={{ width: value }} />
              </li>
            ))}
          </ul>
        </Stack>
        <Stack as="section">
          <Heading level={2}>Radius</Heading>
          <ul className={styles.tiles}>
            {Object.entries(vars.radius).map(([name, value]) => (
              <li key={name} className={styles.tile} style={{ borderRadius: value }}>
                {name}
              </li>
            ))}
          </ul>
        </Stack>
        <Stack as="section">
          <Heading level={2}>Elevation</Heading>
          <ul className={styles.tiles}>
            {(['card', 'raised', 'modal', 'button'] as const).map((name) => (
              <li key={name} className={styles.lifted} style={{ boxShadow: vars.elevation[name] }}>
                {name}
              </li>
            ))}
          </ul>
        </Stack>
        <Stack as="section">
          <Heading level={2}>Breakpoints</Heading>
          <ul className={styles.list}>
            {Object.entries(breakpoints).map(([name, width]) => (
              <li key={name} className={styles.row}>
                <span className={styles.name}>{name}</span>
                {`${width} px`}
              </li>
            ))}
          </ul>
        </Stack>
      </Stack>
    </Box>
  ),
  play: async ({ canvasElement, globals }) => {
    const { theme, scheme } = toolbarOf(globals);
    const colours = deriveColours(themes[theme], scheme);
    const pairs = Array.from(canvasElement.querySelectorAll<HTMLElement>('[data-pair]'), (place) => [
      place.dataset['pair'],
      place.textContent,
    ]);
    await expect(pairs).toEqual(
      contrastPairs.map(([, front, ground]) => [
        `${front} ${ground}`,
        contrast(channels(colours[front]), channels(colours[ground])).toFixed(2),
      ]),
    );
  },
};

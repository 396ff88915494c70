import type { MailTexts } from '../mail/compose-mail';
import type { Broadcast } from './waiting-broadcasts';

/** `[label](https://…)`, alone in a paragraph. */
const linkForm = /^\[([^\]]+)\]\((https:\/\/[^\s)]+)\)$/;

/**
 * Renders a broadcast as a mail: paragraphs separated by blank lines, an initial `# ` paragraph as the
 * heading, and the first link alone in a paragraph as the button.
 */
export function broadcastTexts({ subject, text }: Pick<Broadcast, 'subject' | 'text'>): MailTexts {
  const all = text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  const heading = all[0]?.startsWith('# ') ? all[0].slice(2) : subject;
  const rest = all.filter((paragraph, at) => at > 0 || !paragraph.startsWith('# '));
  const link = rest.map((paragraph) => linkForm.exec(paragraph)).find((found) => found !== null);
  const paragraphs = rest.filter((paragraph) => paragraph !== link?.[0]);
  const [, label, href] = link ?? [];
  return {
    subject,
    preview: paragraphs[0] ?? '',
    heading,
    paragraphs,
    ...(label && href && { action: { label, href } }),
    small: [],
  };
}

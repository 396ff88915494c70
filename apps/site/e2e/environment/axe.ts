import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Judged {
  /** Every rule where none is named. */
  readonly rules?: string[];
  /** The part of the page that is judged; the whole page where not told. */
  readonly part?: string;
}

/**
 * What axe finds wrong on a page, a line for each place. Our pages have no frames, so axe runs in the page itself: its
 * other way gathers the results in a page of its own, which costs more than to judge.
 */
export async function violations(page: Page, { rules, part }: Judged = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (rules) axe.withRules(rules);
  if (part) axe.include(part);
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

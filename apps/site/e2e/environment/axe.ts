import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Judged {
  /** All rules by default. */
  readonly rules?: string[];
  /** The part of the page to check; by default the whole page. */
  readonly part?: string;
}

/**
 * Returns axe's violations on a page, one line each. Our pages have no frames, so axe runs in the page
 * itself: its default collects the results in a separate page, which takes longer than the checks.
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

import { expect, test, type Page } from '@playwright/test';
import type { Chat } from '@heartwood/api-contract';
import { originOf, visitedBrands, type VisitedBrand } from './environment/brands';
import { demoMember } from './people/demo-member';
import { enter } from './people/made-member';

// Only ever lower these: samtlicht's capitals and amberlane's header are not as wide in the fallback font.
const most: Partial<Record<VisitedBrand['id'], number>> = { amberlane: 0.004, samtlicht: 0.01 };
const fontDelayMs = 700;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

interface Watched {
  shifts?: Shift[];
}

/** Slows the CPU to a quarter and the fonts down, as on a phone, and records layout shifts. */
async function watchShifts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontDelayMs));
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    (window as Watched).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent).slice(0, 60),
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Returns the layout shifts on a page until fonts, pictures and handlers were loaded and the browser was
 * idle.
 */
async function shiftsOn(page: Page, address: string): Promise<readonly Shift[]> {
  await page.goto(address);
  await page.waitForFunction(
    () =>
      document.querySelector('script#framework') !== null ||
      Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
  );
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as Watched).shifts ?? [];
  });
}

async function expectStill(page: Page, { id }: VisitedBrand, paths: readonly string[]): Promise<void> {
  const moving: Record<string, readonly Shift[]> = {};
  for (const path of paths) {
    const shifts = await shiftsOn(page, `${originOf({ id })}${path}`);
    if (shifts.reduce((sum, { value }) => sum + value, 0) > (most[id] ?? 0)) moving[path] = shifts;
  }
  expect(moving).toEqual({});
}

for (const brand of visitedBrands) {
  test(`pages of ${brand.id} have no layout shift for a visitor`, async ({ page }) => {
    test.slow();
    await watchShifts(page);
    await expectStill(page, brand, ['/', '/login']);
  });

  test(`pages of ${brand.id} have no layout shift for a member`, async ({ page, context }) => {
    test.slow();
    const me = await demoMember(brand, 'free');
    await enter(context, me);
    const { id } = await demoMember(brand, 'premium');
    const { chats } = await me.session.call<{ chats: Chat[] }>('GET', '/api/chats.php');
    const profile = `/members/${id}`;
    const chat = `/chats/${chats[0]?.conversation_id}`;
    await watchShifts(page);
    await expectStill(page, brand, ['/members', profile, '/chats', chat, '/credits', '/activate/error']);
  });
}

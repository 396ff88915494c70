import type { Plugin } from 'vite';

const framework =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/[\w-]+)\//;
const intl = /\/node_modules\/(?:react-intl|intl-messageformat|@formatjs\/[\w-]+)\//;

const everyPage: readonly RegExp[] = [
  /\/apps\/site\/app\/(?:root|urls)\.tsx?$/,
  /\/apps\/site\/app\/layouts\/(?:default\/(?:visitor-page-frame|default-layout)|frame\/)/,
  /\/apps\/site\/app\/session\/(?:app-badge|app-effects|chunk-reload|document[\w-]*|live\/live|loading-bar|member-store|page-[\w-]+|prefetch\/prefetch|render-material|root-data|router-parts|scroll[\w-]*|texts|toasts|last-resort)\./,
  /\/apps\/site\/app\/screens\/(?:failure\/lazy-failure|signup\/signup-context|signup\/dialog\/signup-(?:opener|links)|match\/match-watch)\./,
  /\/packages\/domain\/src\/(?:badges|breakpoints|loading|return-path|routes)\.ts$/,
  /\/packages\/i18n\/src\/(?:define-messages|messages\/(?:actions|footer|navigation))\.ts$/,
  /\/packages\/ui\/src\/(?:base|disclosure|layout|router|type)\//,
  /\/packages\/ui\/src\/components\/(?:Button|DropdownMenu|Footer|IconButton|Link|LoadingBar|Logo|SkipLink|Spinner|VisuallyHidden)\//,
  /\/packages\/ui\/src\/screens\/(?:VisitorFrame|LanguageMenu)\//,
  /\/packages\/ui\/src\/screens\/AppFrame\/(?:FrameFooter|AppFrame\.css)/,
  /\/node_modules\/@vanilla-extract\//,
  /\/lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|shared\/|icons\/(?:globe|check)\.)/,
];

const memberPages: readonly RegExp[] = [
  /\/apps\/site\/app\/layouts\/default\/(?:member-frame|installed-back)\./,
  /\/apps\/site\/app\/session\/installed-app\./,
  /\/packages\/ui\/src\/screens\/(?:AppFrame\/AppFrame\.tsx|ChatFrame)/,
  /\/packages\/ui\/src\/components\/(?:Avatar|Badge|BonusStrip|PhoneBar|TabBar|TopNavigation|Heading|Text)\//,
  /\/lucide-react\/dist\/esm\/icons\/(?:arrow-left|chevron-down|compass|crown|heart|layers|log-out|message-circle|settings|user-round|coins|gift)\./,
];

function chunkOf(id: string): string | undefined {
  if (framework.test(id)) return 'framework';
  if (intl.test(id)) return 'intl';
  if (everyPage.some((pattern) => pattern.test(id))) return 'site';
  return memberPages.some((pattern) => pattern.test(id)) ? 'members' : undefined;
}

/**
 * Puts what every page needs, and what every member's page needs, into files of their own in the browser's build:
 * they compress better together and are fetched once. All else is split by page.
 */
export function browserChunks(): Plugin {
  return {
    name: 'heartwood-browser-chunks',
    apply: 'build',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? undefined : { build: { rollupOptions: { output: { manualChunks: chunkOf } } } },
  };
}

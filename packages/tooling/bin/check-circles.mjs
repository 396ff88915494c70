import { cruise } from 'dependency-cruiser';
import { areaRings } from '../src/area-rings.mjs';
import { root } from '../src/workspace.mjs';
import configuration from '../dependency-cruiser.mjs';

process.chdir(root);
const { enhancedResolveOptions, ...options } = configuration.options;
const { output } = await cruise(
  ['apps', 'packages'],
  { ...options, ruleSet: { forbidden: configuration.forbidden }, validate: true },
  enhancedResolveOptions,
);

const files = output.summary.violations.map(({ cycle, from }) =>
  [from, ...cycle.map(({ name }) => name)].join(' → '),
);
const areas = areaRings(output.modules).map((imports) => imports.join('\n  '));
for (const circle of files) console.error(`Files import each other: ${circle}`);
for (const circle of areas) console.error(`Folders import each other:\n  ${circle}`);
console.log(`${output.modules.length} files, ${files.length + areas.length} circles.`);
process.exitCode = files.length + areas.length > 0 ? 1 : 0;

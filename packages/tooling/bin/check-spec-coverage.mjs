import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCoverage } from '../src/spec-coverage.mjs';
import { root } from '../src/workspace.mjs';

const { problems, groups, proven, owed } = checkCoverage(
  readFileSync(join(root, 'apps/site/e2e/spec.coverage.yaml'), 'utf8'),
  root,
);
for (const problem of problems) console.error(problem);
for (const [group, counts] of Object.entries(groups)) {
  console.log(
    `${group.padEnd(14)} ${String(counts.proven).padStart(3)} proven ${String(counts.owed).padStart(3)} owed`,
  );
}
console.log(`specification rows: ${proven} proven, ${owed} owed`);
process.exit(problems.length === 0 ? 0 : 1);

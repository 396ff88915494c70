/** The drawn people of the demo move to a package of their own; until then their circles are left alone. */
const demoPeople = '^apps/api/src/demo/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'No file imports itself by way of others, types and late imports included.',
      severity: 'error',
      from: { pathNot: demoPeople },
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', '(^|/)build/', '/storybook-static/', '\\.stories\\.tsx$'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    moduleSystems: ['es6'],
  },
};

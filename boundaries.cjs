// Who may import whom (ARCHITECTURE.md, "The house"). Checked by dependency-cruiser in `npm run check`.
const engineFolders = [
  'text',
  'document',
  'parse',
  'anchor',
  'retrieve',
  'evidence',
  'numbers',
  'explain',
  'repository',
]
const features = 'papers|explanations|discovery|models|intelligence|accounts|billing'

/** Each engine folder may import only the folders above it in reading order, and itself. */
const engineOrder = engineFolders.map((folder, index) => ({
  name: `engine-order-${folder}`,
  severity: 'error',
  from: { path: `^engine/src/${folder}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^engine/src/(${[...engineFolders.slice(index + 1), 'index'].join('|')})([/.])` },
}))

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'engine-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^engine/' },
      to: { path: '^(contract|server|web|library|bench|eval|e2e)/' },
    },
    {
      name: 'engine-does-no-io',
      severity: 'error',
      from: { path: '^engine/src/', pathNot: '\\.(test|fixture)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    ...engineOrder,
    {
      name: 'contract-imports-engine-only',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(server|web|library|bench|eval|e2e)/' },
    },
    {
      name: 'server-never-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'web-never-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^server/src/platform/' },
      to: { path: `^server/src/(sources|cli|${features}|app|main)([/.])` },
    },
    {
      // All of the engine takes three times as long to load, for every file that is read.
      name: 'jail-loads-only-parsers',
      severity: 'error',
      from: {
        path: '^server/src/platform/parsing/(parse-child|load-pdfjs|pdfjs-globals|sniff)[.]ts$',
      },
      to: { path: '^engine/src/index[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sources-know-no-feature',
      severity: 'error',
      from: { path: '^server/src/sources/' },
      to: { path: `^server/src/(cli|${features}|app|main)([/.])` },
    },
    {
      name: 'server-features-meet-in-app',
      severity: 'error',
      from: { path: `^server/src/(${features})/` },
      to: {
        path: `^server/src/(${features}|cli|app|main)([/.])`,
        pathNot: '^server/src/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-ui-knows-no-feature',
      severity: 'error',
      from: { path: '^web/src/(ui|api)/' },
      to: { path: `^web/src/(app|reader|site|${features})/` },
    },
    {
      name: 'web-features-meet-in-app',
      severity: 'error',
      from: { path: `^web/src/(reader|site|${features})/` },
      to: {
        path: `^web/src/(reader|site|app|${features})/`,
        pathNot: '^web/src/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}

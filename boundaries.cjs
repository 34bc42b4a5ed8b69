// Who may import whom (ARCHITECTURE.md, "The map"). Checked by dependency-cruiser in `npm run check`.
const { readdirSync } = require('node:fs')
const { join } = require('node:path')

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

/** Every folder but those that are no feature: a new one is guarded from its first file. */
const featuresIn = (folder, ...others) =>
  readdirSync(join(__dirname, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !others.includes(entry.name))
    .map(({ name }) => name)
    .join('|')
const serverFeatures = featuresIn('server/src', 'cli', 'platform', 'site', 'sources', 'testing')
const webFeatures = featuresIn('web/src', 'api', 'app', 'testing', 'ui')

/** Each engine folder may import only the folders above it in reading order, and itself. */
const engineOrder = engineFolders.map((folder, index) => ({
  name: `engine-order-${folder}`,
  severity: 'error',
  from: { path: `^engine/src/${folder}/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: `^engine/src/(${[...engineFolders.slice(index + 1), 'index', 'documents'].join('|')})([/.])`,
  },
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
      to: { path: `^server/src/(sources|cli|site|${serverFeatures}|app|main)([/.])` },
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
      // What explains is nine tenths of the engine's modules; it runs in workers, and in commands that ask for it.
      name: 'server-loads-documents-only',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: '[.](test|fixture)[.]ts$|/testing/|^server/src/explanations/engine-tasks[.]ts$',
      },
      to: { path: '^engine/src/index[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sources-know-no-feature',
      severity: 'error',
      from: { path: '^server/src/sources/' },
      to: { path: `^server/src/(cli|site|${serverFeatures}|app|main)([/.])` },
    },
    {
      name: 'server-features-meet-in-app',
      severity: 'error',
      from: { path: `^server/src/(${serverFeatures})/` },
      to: {
        path: `^server/src/(${serverFeatures}|cli|site|app|main)([/.])`,
        pathNot: '^server/src/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-ui-knows-no-feature',
      severity: 'error',
      from: { path: '^web/src/(ui|api)/' },
      to: { path: `^web/src/(app|${webFeatures})/` },
    },
    {
      name: 'web-features-meet-in-app',
      severity: 'error',
      from: { path: `^web/src/(${webFeatures})/` },
      to: {
        path: `^web/src/(app|${webFeatures})/`,
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

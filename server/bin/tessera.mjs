#!/usr/bin/env node
// The `tessera` command (`npx tessera …`): the same as `npm run tessera -- …`, on the pinned Node.
process.argv.splice(2, 0, 'server/src/cli/main.ts')
await import('../../scripts/run.mjs')

import { Command } from 'commander'
import { expect, test } from 'vitest'
import { addHarvestCommand } from './harvest-command.ts'

test.each([
  ['', 'Name categories (cs.CL), or a day with --since.'],
  ['cs/CL', '"cs/CL" is no category of arXiv; cs.CL is one.'],
  ['cs.CL --since 2026-11-01', 'Name categories, or a day with --since and a --set: not both.'],
  ['cs.CL --set cs', '--set and --most go with --since.'],
  ['cs.CL --most 5', '--set and --most go with --since.'],
  ['--since yesterday', '"yesterday" is no day; 2026-11-01 is one.'],
  ['--since 2026-02-31', '"2026-02-31" is no day; 2026-11-01 is one.'],
  ['--since 2026-11-01 --most 0', '--most is a whole number above 0.'],
])('harvest %s is refused before anything is begun: %s', async (words, sentence) => {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} })
  addHarvestCommand(program)
  const args = ['harvest', ...words.split(' ').filter(Boolean)]
  await expect(program.parseAsync(args, { from: 'user' })).rejects.toMatchObject({
    message: sentence,
    exitCode: 2,
  })
})

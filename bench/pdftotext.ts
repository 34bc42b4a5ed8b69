import { spawnSync } from 'node:child_process'

/** False, and it says so, where the peer is not installed. */
export function hasPdftotext(): boolean {
  const isMissing = spawnSync('pdftotext', ['-v']).error !== undefined
  if (isMissing) console.log('Left out: there is no pdftotext here.')
  return !isMissing
}

/** Seconds of processor time (user and system) that `pdftotext` takes for a file, process start included. */
export function timePdftotext(path: string): number {
  const run = spawnSync(
    'bash',
    ['-c', 'TIMEFORMAT="%U %S"; time pdftotext "$1" /dev/null', '-', path],
    { encoding: 'utf8' },
  )
  const [user = 0, system = 0] = (/(\d+\.\d+) (\d+\.\d+)\s*$/.exec(run.stderr) ?? [])
    .slice(1)
    .map(Number)
  return user + system
}

/** Seconds of this process's own processor time, its helping threads included. */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

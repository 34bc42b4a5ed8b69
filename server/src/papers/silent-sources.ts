import type { SourceAnswer } from '@tessera/contract'

type Silence = Pick<SourceAnswer, 'source' | 'message' | 'retryAt'>

/** The sources that were to be asked and did not answer. */
export const silentOf = <T extends { readonly status: string }>(answers: readonly T[]): T[] =>
  answers.filter(({ status }) => status === 'failed' || status === 'limited')

/** Why each of them was silent and, when asking again before would be in vain, from when on it can be asked. */
export function whySilent(silent: readonly Silence[], now = Date.now()): string {
  return silent
    .map(({ source, message = `${source} did not answer.`, retryAt }) =>
      retryAt !== undefined && Date.parse(retryAt) > now
        ? `${message} It can be asked again from ${momentOf(retryAt, now)}.`
        : message,
    )
    .join(' ')
}

/** "14:05:10 UTC", with its day when that is not today. */
function momentOf(iso: string, now: number): string {
  const [day, time = ''] = new Date(iso).toISOString().split('T')
  const clock = `${time.slice(0, 8)} UTC`
  return day === new Date(now).toISOString().slice(0, 10) ? clock : `${day}, ${clock}`
}

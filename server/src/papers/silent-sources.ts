import type { SilentSource, SourceAnswer } from '@tessera/contract'

type Silence = Pick<SourceAnswer, 'source' | 'message' | 'retryAt'>

/** The sources that were to be asked and did not answer. */
export const silentOf = <T extends { readonly status: string }>(answers: readonly T[]): T[] =>
  answers.filter(({ status }) => status === 'failed' || status === 'limited')

/** "Crossref and OpenAlex did not answer." The list of the sources' answers says why, and until when. */
export const whoWasSilent = (silent: readonly Pick<Silence, 'source'>[]): string =>
  `${new Intl.ListFormat('en').format(silent.map(({ source }) => source))} did not answer.`

/** With the reason, which a source that said none is given. */
export const asSilent = ({ source, message, retryAt }: Silence): SilentSource => ({
  source,
  message: message ?? `${source} did not answer.`,
  ...(retryAt !== undefined && { retryAt }),
})

/** Why each of them was silent and, when asking again before would be in vain, from when on it can be asked. */
export const whySilent = (silent: readonly Silence[], now = Date.now()): string =>
  silent.map((one) => silenceInWords(asSilent(one), now)).join(' ')

/** The same of one, in the time that all zones share: who can, shows the reader's own. */
export const silenceInWords = ({ message, retryAt }: SilentSource, now = Date.now()): string =>
  retryAt !== undefined && Date.parse(retryAt) > now
    ? `${message} It can be asked again from ${momentOf(retryAt, now)}.`
    : message

/** "14:05:10 UTC", with its day when that is not today. */
function momentOf(iso: string, now: number): string {
  const [day, time = ''] = new Date(iso).toISOString().split('T')
  const clock = `${time.slice(0, 8)} UTC`
  return day === new Date(now).toISOString().slice(0, 10) ? clock : `${day}, ${clock}`
}

import type { SearchFilters } from './search.ts'

/**
 * The filters of a page's address; what is wrong there is left out instead of refused. Without schemas,
 * since every page of the web app reads its address before anything else.
 */
export function readFilters(search: Readonly<Record<string, unknown>>): SearchFilters {
  const text = (name: string) => String(search[name] ?? '').trim()
  const year = (name: 'from' | 'to') =>
    /^[12]\d{3}$/.test(text(name)) ? { [name]: Number(text(name)) } : {}
  const only = (name: 'openAccess' | 'fullText' | 'code' | 'data' | 'hideRetracted') =>
    /^(?:1|true)$/.test(text(name)) ? { [name]: '1' as const } : {}
  const years: Pick<SearchFilters, 'from' | 'to'> = { ...year('from'), ...year('to') }
  if (years.from !== undefined && years.to !== undefined && years.from > years.to) delete years.to
  return {
    ...years,
    ...only('openAccess'),
    ...only('fullText'),
    ...only('code'),
    ...only('data'),
    ...(text('venue') === '' ? {} : { venue: text('venue').slice(0, 200) }),
    ...only('hideRetracted'),
  }
}

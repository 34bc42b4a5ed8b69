// Names of one thing between which papers change with the year: the virus and its disease had others before 2020-02-11
// (World Health Organization, "Naming the coronavirus disease").
const groups: readonly (readonly string[])[] = [
  [
    'COVID-19',
    'COVID',
    'SARS-CoV-2',
    '2019-nCoV',
    'nCoV-2019',
    'novel coronavirus',
    'coronavirus disease 2019',
    'new coronavirus',
  ],
  ['SARS-CoV', 'SARS-CoV-1', 'SARS coronavirus', 'SARS'],
  ['HIV', 'HIV-1', 'human immunodeficiency virus'],
]

const key = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Other names of the same thing; empty for most names. */
export function aliasesOf(name: string): readonly string[] {
  const wanted = key(name)
  const group = groups.find((names) => names.some((one) => key(one) === wanted))
  return group?.filter((one) => key(one) !== wanted) ?? []
}

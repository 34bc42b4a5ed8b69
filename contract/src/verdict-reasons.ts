/** What each problem of a verdict means, and what a reader can do about it. */
const meanings: Readonly<Record<string, string>> = {
  'not-found':
    'These words do not stand together in the paper: quote a sentence of it, or look for its own words.',
  stitched: 'Put together from separate sentences: check each of them by itself.',
  'words-left-out':
    'Words of the sentence are left out that change what it says: read the whole sentence.',
  reordered: 'The sentence’s words in another order: look which belong together.',
  elsewhere:
    'The words stand in another place, or only in the title of another work: look where they are from.',
  'of-table':
    'The words are of a table or of its legend, and mean only what is shown there: quote the paper’s text.',
  'too-short': 'Too short to check: give a whole sentence.',
  'number-mismatch': 'Number mismatch: compare the numbers with the paper’s.',
  'unit-mismatch': 'Unit mismatch: compare the units with the paper’s.',
  negation: 'The paper says the opposite: look for a “not” that was added or lost.',
  comparison:
    'The comparison is another: look for “more” and “less”, “before” and “after”, “<” and “=”.',
  'entity-mismatch': 'Another word or name than the paper gives: compare the two word by word.',
  'hedge-dropped': 'The paper limits what it says: name its limits, too.',
}

/** Beside another problem these say no more than what differs: the statements are not each other's opposite. */
const besideOthers: Readonly<Record<string, string>> = {
  negation: 'A “not” differs.',
  comparison: 'A word that compares differs.',
}

/** What is certain of some words, one or several; what is apart may be in a sentence that is shown, in the order of the text. */
const certain: Readonly<Record<string, (words: string, are: boolean) => string>> = {
  nowhere: (words, are) => `${words} ${are ? 'stand' : 'stands'} nowhere in the paper’s text.`,
  apart: (words, are) =>
    `${words} ${are ? 'stand' : 'stands'} in another sentence than the words beside ${are ? 'them' : 'it'}: look what is counted there.`,
  denial: (words) => `The nearest sentence has no ${words}: look whether it says so.`,
  comparison: (words) => `The nearest sentence has no ${words}: look whether it compares.`,
}

/** More words that were left out are not named. */
const mostNamed = 3

/**
 * The problems of a verdict, each in a sentence for whoever brought the text; on the page, on the command line and over
 * HTTP the same. A problem that is not known here is given by its code.
 * @param omitted words that deny or limit the passage and that the claim leaves out.
 * @param changed words of the claim that its sentence does not have, and the paper's in their place.
 * @param telling what is certain of some words: said first, and instead of that all do not stand together.
 */
export function verdictReasons({
  problems,
  omitted = [],
  changed = [],
  telling,
}: {
  readonly problems: readonly string[]
  readonly omitted?: readonly string[] | undefined
  readonly changed?: readonly { readonly claim: string; readonly paper: string }[] | undefined
  readonly telling?: { readonly kind: string; readonly words: readonly string[] } | undefined
}): string[] {
  const names = problems.length > 1 ? { ...meanings, ...besideOthers } : meanings
  const left = omitted.slice(0, mostNamed).map((words) => `“${words}”`)
  const other = changed
    .slice(0, mostNamed)
    .map(({ claim, paper }) => `“${claim}”${paper && ` for “${paper}”`}`)
  const known = telling && certain[telling.kind]?.(listed(telling.words), telling.words.length > 1)
  const told = known ? problems.filter((problem) => problem !== 'not-found') : problems
  return [
    ...(known ? [known] : []),
    ...(told.includes('reordered') ? ['reordered'] : told).map(
      (problem) => names[problem] ?? problem,
    ),
    ...(other.length > 0 ? [`Not so in the paper’s sentence: ${other.join(', ')}.`] : []),
    ...(left.length > 0 ? [`Left out: ${left.join(', ')}.`] : []),
  ]
}

/** "“41” and “Ghent”": the first few of some words. */
function listed(words: readonly string[]): string {
  const quoted = words.slice(0, mostNamed).map((one) => `“${one}”`)
  return quoted.length < 2
    ? quoted.join()
    : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
}

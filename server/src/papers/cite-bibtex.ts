import { type Citable, isPreprint, plainText, splitName } from './citable.ts'

/** Marks above letters, as LaTeX writes them; the key is the combining character. */
const accents: Readonly<Record<string, string>> = {
  '\u0300': '`',
  '\u0301': "'",
  '\u0302': '^',
  '\u0303': '~',
  '\u0304': '=',
  '\u0306': 'u ',
  '\u0307': '.',
  '\u0308': '"',
  '\u030a': 'r ',
  '\u030b': 'H ',
  '\u030c': 'v ',
  '\u0327': 'c ',
  '\u0328': 'k ',
}

const characters: Readonly<Record<string, string>> = {
  '\\': '{\\textbackslash}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '%': '\\%',
  '#': '\\#',
  _: '\\_',
  '~': '{\\textasciitilde}',
  '^': '{\\textasciicircum}',
  ß: '{\\ss}',
  æ: '{\\ae}',
  Æ: '{\\AE}',
  œ: '{\\oe}',
  Œ: '{\\OE}',
  ø: '{\\o}',
  Ø: '{\\O}',
  ł: '{\\l}',
  Ł: '{\\L}',
  ı: '{\\i}',
  '–': '--',
  '—': '---',
  '“': '``',
  '”': "''",
  '‘': '`',
  '’': "'",
  '\u00a0': '~',
}

/** A paper as one BibTeX entry: ASCII commands for Latin accents, braces always balanced (T45). */
export function toBibtex(paper: Citable): string {
  const preprint = isPreprint(paper)
  const fields: [name: string, value: string | null][] = [
    ['title', protectCapitals(plainText(paper.title))],
    ['author', authors(paper.authors)],
    ['year', paper.year === null ? null : String(paper.year)],
    [preprint ? 'howpublished' : 'journal', paper.venue === null ? null : latex(paper.venue)],
    ['doi', paper.doi === null ? null : verbatim(paper.doi)],
    ['eprint', paper.arxivId === null ? null : verbatim(paper.arxivId)],
    ['archivePrefix', paper.arxivId === null ? null : 'arXiv'],
    ['url', verbatim(paper.url)],
  ]
  const kind = !preprint && paper.venue !== null ? 'article' : 'misc'
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []))
  return `@${kind}{${bibtexKey(paper)},\n${lines.join(',\n')}\n}\n`
}

/** "vaswani2017attention": ASCII letters and digits only, never empty. */
export function bibtexKey(paper: Citable): string {
  const family = paper.authors[0]
    ? ascii(splitName(paper.authors[0]).family.replace(/^the\s/i, ''))
    : ''
  const words = plainText(paper.title).split(' ').map(ascii)
  const word = words.find((each) => each.length > 3) ?? words.find((each) => each) ?? ''
  const key = `${family || 'anon'}${paper.year ?? ''}${word}`.slice(0, 60)
  return /^[a-z]/.test(key) ? key : `paper${key}`
}

function authors(names: readonly string[]): string {
  return names
    .map(splitName)
    .filter(({ family }) => family !== '')
    .map(({ family, given }) =>
      given ? `${namePart(family)}, ${namePart(given)}` : `{${latex(family)}}`,
    )
    .join(' and ')
}

/** "and" as a word of a name would split the list, and a comma would move its parts: braces keep both. */
function namePart(part: string): string {
  const text = latex(part)
  return /(?:^|\s)and(?:\s|$)|,/i.test(part) ? `{${text}}` : text
}

/** Words with a capital inside ("BERT", "mRNA") keep it in every style. */
function protectCapitals(title: string): string {
  return title
    .split(' ')
    .map((word) => (/.\p{Lu}/u.test(word) ? `{${latex(word)}}` : latex(word)))
    .join(' ')
}

function latex(text: string): string {
  let out = ''
  for (const character of plainText(text)) out += characters[character] ?? accented(character)
  return out
}

function accented(character: string): string {
  const [letter, mark, ...more] = character.normalize('NFD')
  const command = mark ? accents[mark] : undefined
  if (!letter || !command || more.length > 0 || !/[A-Za-z]/.test(letter)) return character
  const base = letter === 'i' ? '\\i' : letter === 'j' ? '\\j' : letter
  return `{\\${command}${base}}`
}

/** DOIs and addresses are read verbatim by styles, so only what breaks an entry is encoded. */
function verbatim(text: string): string {
  return plainText(text).replace(/[{}\\% ]/g, (character) => encodeURIComponent(character))
}

function ascii(text: string): string {
  return text
    .normalize('NFD')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/[æÆ]/g, 'ae')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

const symbols: Readonly<Record<string, string>> = {
  hydrogen: 'H',
  helium: 'He',
  lithium: 'Li',
  beryllium: 'Be',
  boron: 'B',
  carbon: 'C',
  nitrogen: 'N',
  oxygen: 'O',
  fluorine: 'F',
  sodium: 'Na',
  silicon: 'Si',
  phosphorus: 'P',
  sulfur: 'S',
  sulphur: 'S',
  chlorine: 'Cl',
  potassium: 'K',
  calcium: 'Ca',
  iron: 'Fe',
  cobalt: 'Co',
  strontium: 'Sr',
  technetium: 'Tc',
  iodine: 'I',
  caesium: 'Cs',
  cesium: 'Cs',
  lead: 'Pb',
  polonium: 'Po',
  radon: 'Rn',
  radium: 'Ra',
  thorium: 'Th',
  uranium: 'U',
  plutonium: 'Pu',
}
const named = new RegExp(
  `\\b(${Object.keys(symbols).join('|')})-(\\d{1,3})(?![\\p{L}\\d.-])`,
  'giu',
)

/** An isotope that a question names and a paper never does, by its name or by its sign: "oxygen-18" is ¹⁸O; else null. */
export function unsaidIsotope(question: string, paper: string): string | null {
  const plain = paper.normalize('NFKC')
  const isSaid = (name: string, number: string) => {
    const symbol = symbols[name.toLowerCase()] ?? name
    const forms = [
      `(?:${name}|${symbol})[-\\s^{]{0,2}${number}(?!\\d)`,
      `(?<!\\d)${number}[}\\s]{0,2}${symbol}(?![a-z])`,
    ]
    return (
      new RegExp(forms.join('|'), 'u').test(plain) || new RegExp(forms[0] ?? '', 'iu').test(plain)
    )
  }
  return (
    [...question.matchAll(named)].find(
      ([, name = '', number = '']) => !isSaid(name, number),
    )?.[0] ?? null
  )
}

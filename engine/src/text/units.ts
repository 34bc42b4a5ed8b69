const words = (list: string) => new Set(list.split(/\s+/))

/** Unit signs, as written: case tells milli from mega. */
const signs = words(
  `% ‰ ° °C °F K g kg mg μg ng pg t lb oz m km cm mm μm nm pm Å s ms μs ns ps min h hr d yr Hz kHz MHz
  GHz THz V mV μV kV A mA μA W mW kW MW J kJ MJ cal kcal eV keV MeV GeV TeV N Pa kPa MPa GPa bar mbar
  mol mmol μmol nmol M mM μM nM pM L mL ml μl μL dL l dl IU U B kB KB MB GB TB PB KiB MiB GiB bit bits
  dB dBm px dpi rpm bp kb Mb kDa Da g/L mg/L mg/kg mg/dl mg/dL ng/ml μg/ml m/s km/h ppm ppb Gy mGy Sv
  mSv Bq Ω kΩ F T mT mmHg FLOPs GFLOPs TFLOPs fps pp USD EUR € $ £`,
)
/** Unit words, singular. */
const names = words(
  `percent per_cent percentage point second minute hour day week month year decade century millisecond
  microsecond nanosecond meter metre kilometer kilometre centimeter centimetre millimeter millimetre
  micrometer micrometre micron nanometer nanometre gram kilogram milligram microgram ton tonne litre
  liter milliliter millilitre microliter microlitre mole millimole degree celsius fahrenheit kelvin
  volt millivolt ampere watt kilowatt joule newton pascal hertz kilohertz megahertz gigahertz byte
  kilobyte megabyte gigabyte terabyte token parameter epoch step fold dollar euro kilobase megabase
  dalton decibel pixel mile foot feet inch pound ounce gallon acre hectare`,
)
/** The same unit, written in another way. */
const same: Record<string, string> = {
  '%': 'percent',
  per_cent: 'percent',
  ml: 'mL',
  μl: 'μL',
  l: 'L',
  dl: 'dL',
  hr: 'h',
  hour: 'h',
  second: 's',
  millisecond: 'ms',
  microsecond: 'μs',
  nanosecond: 'ns',
  minute: 'min',
  kilogram: 'kg',
  gram: 'g',
  milligram: 'mg',
  microgram: 'μg',
  kilometre: 'km',
  kilometer: 'km',
  metre: 'm',
  meter: 'm',
  centimetre: 'cm',
  centimeter: 'cm',
  millimetre: 'mm',
  millimeter: 'mm',
  micrometre: 'μm',
  micrometer: 'μm',
  micron: 'μm',
  nanometre: 'nm',
  nanometer: 'nm',
  litre: 'L',
  liter: 'L',
  millilitre: 'mL',
  milliliter: 'mL',
  microlitre: 'μL',
  microliter: 'μL',
  millimole: 'mmol',
  volt: 'V',
  millivolt: 'mV',
  watt: 'W',
  kilowatt: 'kW',
  hertz: 'Hz',
  kilohertz: 'kHz',
  megahertz: 'MHz',
  gigahertz: 'GHz',
  decibel: 'dB',
}

/** The unit that a word names, in one spelling; null when it names none. Call it for words after numbers. */
export function unitOf(word: string): string | null {
  if (signs.has(word)) return same[word] ?? word
  const lower = word.toLowerCase()
  const singular = names.has(lower) ? lower : lower.replace(/s$/, '')
  return names.has(singular) ? (same[singular] ?? singular) : null
}

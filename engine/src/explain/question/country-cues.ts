const ofBritain = '(?:United.Kingdom|UK|Brit|Engl|Scot|Wales|Welsh|London)'
const british = ['United.Kingdom', 'UK', 'Britain', 'England', 'Scotland', 'Wales']
  .map((name) => `${name}/${ofBritain}`)
  .join(' ')
const american = ['United.States', 'USA', 'US', 'America']
  .map((name) => `${name}/(?:United.States|US|America)`)
  .join(' ')
/** Countries with the beginnings of the words by which a text speaks of them, where those differ: "Canada", "Canadian". */
const named =
  `Argentina/Argentin Australia Austria Bangladesh Belgium/Belgi Bolivia Botswana Brazil/Bra[sz]il Bulgaria Cambodia
  Cameroon Canada/Canad Chile China/Chin[ea] Colombia Croatia/Croat Cuba Cyprus/Cypr Denmark/(?:Denmark|Danish) Ecuador Egypt
  Estonia Ethiopia Finland/Finn?(?:land|ish) France/(?:France|French) Gabon Gambia Germany/German Ghana Greece/Gree[ck] Guatemala
  Haiti Hungary/Hungar Iceland India Indonesia Iran Iraq Ireland/(?:Ireland|Irish) Israel Italy/Ital Jamaica Japan Jordan Kenya
  Korea Kuwait Laos Latvia Lebanon/Leban Lithuania Malawi Malaysia Mali/Mali(?:an)?\\b Mexico/Mexic Mongolia Morocco/Morocc Mozambique/Mozambi
  Nepal Netherlands/(?:Netherlands|Dutch) Nicaragua Nigeria Norway/Norw Oman Pakistan Panama Paraguay Peru Philippines/(?:Ph|F)ilip
  Poland/(?:Poland|Polish) Portugal/Portug Qatar Romania Russia Rwanda Senegal Serbia Singapore Slovenia Spain/(?:Spain|Spanish)
  Sudan Sweden/Swed Switzerland/(?:Switzerland|Swiss) Taiwan Tanzania Thailand/Thai Tunisia Turkey/Turk Uganda Ukraine/Ukrain
  Uruguay Venezuela Vietnam/Viet.?nam Zambia Zimbabwe/Zimbabw ${british} ${american}`
    .split(/\s+/)
    .map((entry) => {
      const [name = '', root = name] = entry.split('/')
      return { name, words: new RegExp(`\\b${root}`, 'u') }
    })

/** Where a country is named as a place: "in Norway", "Bergen, Norway". */
const placed = new RegExp(
  `(?:\\b(?:in|from|across) (?:the )?|, )(${named.map(({ name }) => name).join('|')})\\b`,
  'gu',
)

/** The countries that a text names as places, each once. */
export const countriesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(placed)].map(([, name = '']) => name)),
]

/** True for a text with any word of a country: its name, its people, its language. */
export const speaksOfCountry = (text: string, country: string): boolean =>
  named.find(({ name }) => name === country)?.words.test(text) ?? false

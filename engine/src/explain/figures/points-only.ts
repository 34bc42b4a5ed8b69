const place = '(?:figs?|figures?|tables?|appendix|appendices|sections?|§+)\\.?\\s?[\\w.—–-]+'
const results = '(?:(?:full|all|the|our|these) )*(?:\\w+ )?results'

const pointer = new RegExp(
  [
    `see (?:also )?(?:the )?(?:(?:main )?text|captions? of ${place}|${place}(?:(?:,| and|, and) ${place})*)(?: for (?:(?:more|further|full|the) )?(?:details|information))?`,
    'for (?:more|further) (?:details|examples|information),? see .{1,40}',
    `${results} (?:are|is) (?:\\w+ly )?(?:shown|reported|presented|given|listed|displayed|summari[sz]ed) in ${place}`,
    `${place} (?:shows?|summari[sz]es?|presents?|reports?|lists?|gives?|displays?) ${results}`,
  ]
    .map((form) => `^\\W*${form}\\W*$`)
    .join('|'),
  'i',
)

/** True for a sentence that says where to look and nothing of what is there: "See text for more details." */
export const pointsOnly = (text: string): boolean => text.length < 120 && pointer.test(text)

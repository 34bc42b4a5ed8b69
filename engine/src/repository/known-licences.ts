/** Words as they may run over line ends. */
const wordsOf = (pattern: string) => new RegExp(pattern.replaceAll(' ', '\\s+'), 'i')

/** Words by which a licence's text is known, and its name in the list of SPDX. Narrower ones stand first. */
const texts: readonly (readonly [name: string, words: RegExp])[] = [
  ['AGPL-3.0', wordsOf('GNU AFFERO GENERAL PUBLIC LICENSE Version 3')],
  ['LGPL-3.0', wordsOf('GNU LESSER GENERAL PUBLIC LICENSE Version 3')],
  ['LGPL-2.1', wordsOf('GNU LESSER GENERAL PUBLIC LICENSE Version 2\\.1')],
  ['GPL-3.0', wordsOf('GNU GENERAL PUBLIC LICENSE Version 3')],
  ['GPL-2.0', wordsOf('GNU GENERAL PUBLIC LICENSE Version 2')],
  ['Apache-2.0', wordsOf('Apache License,? Version 2\\.0')],
  ['MPL-2.0', wordsOf('Mozilla Public License,? Version 2\\.0')],
  ['BlueOak-1.0.0', wordsOf('Blue Oak Model License Version 1\\.0\\.0')],
  ['CC0-1.0', wordsOf('CC0 1\\.0 Universal')],
  ['CC-BY-NC-ND-4.0', wordsOf('Attribution-NonCommercial-NoDerivatives 4\\.0 International')],
  ['CC-BY-NC-SA-4.0', wordsOf('Attribution-NonCommercial-ShareAlike 4\\.0 International')],
  ['CC-BY-NC-4.0', wordsOf('Attribution-NonCommercial 4\\.0 International')],
  ['CC-BY-ND-4.0', wordsOf('Attribution-NoDerivatives 4\\.0 International')],
  ['CC-BY-SA-4.0', wordsOf('Attribution-ShareAlike 4\\.0 International')],
  ['CC-BY-4.0', wordsOf('Attribution 4\\.0 International')],
  ['Unlicense', wordsOf('This is free and unencumbered software released into the public domain')],
  [
    'ISC',
    wordsOf(
      'Permission to use, copy, modify, and(?:/or)? distribute this software for any purpose',
    ),
  ],
  ['MIT', wordsOf('Permission is hereby granted, free of charge, to any person obtaining a copy')],
  ['BSD-3-Clause', wordsOf('Redistribution and use in source and binary forms')],
]

/** Where a licence's own text begins; behind it, others may be named that came along. */
const headLength = 1_200

export interface KnownLicence {
  readonly name: string
  /** Where the words stand that tell it. */
  readonly start: number
  readonly end: number
}

/**
 * What the rest of a text has to say, where licences begin alike: MIT-0 and 0BSD ask for no notice, and a fourth
 * clause of BSD is another licence.
 */
const alike: Readonly<Record<string, (text: string) => string | null>> = {
  MIT: (text) => (/shall\s+be\s+included\s+in/i.test(text) ? 'MIT' : null),
  ISC: (text) => (/provided\s+that\s+the\s+above\s+copyright\s+notice/i.test(text) ? 'ISC' : null),
  'BSD-3-Clause': (text) => {
    if (/advertising\s+materials\s+mentioning/i.test(text)) return null
    return /endorse\s+or\s+promote/i.test(text) ? 'BSD-3-Clause' : 'BSD-2-Clause'
  },
}

/** The licence whose text a file is; null when it is none of these. */
export function knownLicence(text: string): KnownLicence | null {
  const head = text.slice(0, headLength)
  for (const [likely, words] of texts) {
    const found = words.exec(head)
    if (!found) continue
    const name = alike[likely] ? alike[likely](text) : likely
    return name === null ? null : { name, start: found.index, end: found.index + found[0].length }
  }
  return null
}

/** The words of a person that a password must not be made of. */
export interface OwnWords {
  readonly email: string
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

/** Shorter ones are in too many words. */
const shortestWord = 3

/**
 * Whether a password is nothing but the own names, the parts of the own address or "tessera", with digits and signs.
 * Names count in their parts ("Jane Mary", "Anne-Marie") and with the parts joined; case and accents do not count.
 */
export function isMadeOfOwnWords(password: string, own: OwnWords): boolean {
  const said = plain(password)
  const left = ownWords(own)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), said)
  return left !== said && !/\p{L}/u.test(left)
}

function ownWords({ email, firstName, lastName }: OwnWords): string[] {
  return [email, firstName ?? '', lastName ?? '', 'tessera']
    .map((name) => plain(name).split(/[^\p{L}\d]+/u))
    .flatMap((parts) => [...parts, parts.join('')])
    .filter((word) => word.length >= shortestWord)
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

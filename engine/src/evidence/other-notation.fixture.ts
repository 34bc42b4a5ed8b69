import { pick } from '../text/seeded.fixture.ts'
import type { Mutation } from './mutations.fixture.ts'
import { replaceOne } from './replace-one.fixture.ts'

const whole = /(?<![\p{L}\d.,–-])(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*)(?![\p{L}\d%]|[.,]\d)/gu
const grouped = /(?<=\p{L}\s)[1-9]\d{0,2}(?:,\d{3})+(?![\d.,])/gu
const swapped = (digits: string) => digits.replace(/(\d)(?!\1)(\d)(\D*)$/, '$2$1$3')

/** A number in a notation in which its value is another: "104K", "10^10", "12 408" for "12,480". */
export const otherValue: Mutation = (sentence, random) =>
  replaceOne(sentence, whole, random, (number) => {
    const plain = number.replaceAll(',', '')
    const parted = plain.replace(/\B(?=(?:\d{3})+$)/g, pick([' ', ',', '\u2009'], random) ?? ' ')
    const told = pick(
      [
        `${plain}K`,
        `${plain} thousand`,
        `${plain} million`,
        `${plain} × 10³`,
        `${plain}e-1`,
        `10^${plain.slice(0, 2)}`,
        /\d{3}$/.test(plain) ? `1 ${plain.slice(-3)}` : `1 00${plain.at(-1)}`,
        ...(parted === plain ? [] : [swapped(parted), parted.slice(-3)]),
      ],
      random,
    )
    return told && Number(told.replace(/[,\s]/g, '')) !== Number(plain) ? told : null
  })

/** A number with its thousands grouped in another way: "12 480" for "12,480". */
export const groupedOtherwise: Mutation = (sentence, random) =>
  replaceOne(sentence, grouped, random, (number) =>
    number.replaceAll(',', pick([' ', '\u2009', '\u202f', '\u00a0', ''], random) ?? ''),
  )

import { topicStems } from './words.ts'

/** What any question after a study may say of its things: that they were there, and studied. */
const ofStudying = new Set(
  topicStems(
    `study studied include included inclusion take took taken part participate participated participating participant involve involved
    enroll enrolled enrol recruit recruited analyse analyze analysed analyzed examine examined evaluate evaluated assess assessed
    sample sampled compare compared investigate investigated consider
    considered use used select selected contain contained comprise comprised
    consist consisted cover covered collect collected measure measured observe observed conduct conducted carry carried
    perform performed run trial experiment research work analysis dataset data corpus collection set whole total overall
    number there exist have has make made up identify identified gather gathered come
    randomize randomized randomised randomly assign assigned allocate allocated`,
  ),
)
/** True for a stem that says only that the things were studied. */
export const isOfStudying = (stem: string): boolean => ofStudying.has(stem)

const planned =
  /\b(?:planned|sample size|power (?:analysis|calculation)|statistical power|sufficient power|would have|if we had|(?:was|were) (?:needed|required)|we needed)\b/i
/** True for a sentence on how many would be needed. */
export const isPlan = (text: string): boolean => planned.test(text)

const lost =
  /\b(?:dropped out|withdr[ae]wn?|withdrew|lost to follow|declined|refused|discontinued|excluded)\b/i
/** True for words on those who left a study, or were left out. */
export const hasLeft = (text: string): boolean => lost.test(text)

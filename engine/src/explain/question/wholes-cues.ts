import { topicStems } from '../text/words.ts'

// What is said of those who work in a whole is said of those who work in its parts.

const departments = new Set(
  topicStems('icu picu nicu ward clinic department theatre emergency intensive care unit'),
)
const hospital = topicStems('hospital')
const staff = new Set(topicStems('staff personnel team nurses doctors physicians clinicians'))

/** Stems of the whole that a place is part of, where people at work there are spoken of: hospital for "ICU staff". */
export const wholesOf = (place: string, people: string): readonly string[] =>
  departments.has(place) && staff.has(people) ? hospital : []

// Before the tests of each file: the random cases of its properties.
// The same ones in every run, so that a commit passes or fails for what it contains; `PROPERTY_SEED=7 npm test`
// draws others, and `PROPERTY_SEED=random` new ones each time (a failure prints its seed).
import fc from 'fast-check'

const asked = process.env.PROPERTY_SEED
if (asked !== 'random') {
  const seed = Number(asked ?? 1)
  if (!Number.isInteger(seed))
    throw new Error(`PROPERTY_SEED must be a whole number or "random", not "${asked}".`)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })
}

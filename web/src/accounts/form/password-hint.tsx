import {
  isCommonPassword,
  isMadeOfOwnWords,
  isPatternedPassword,
  type OwnWords,
  shortestPassword,
} from '@tessera/contract'

/** How long a password is that is called long; length counts more than kinds of signs. */
const long = 14

/** A plain word about a password that is being chosen. Only the server knows the list of common ones. */
export function PasswordHint({ password, own }: { password: string; own: OwnWords }) {
  const { length } = [...password]
  if (length < shortestPassword)
    return <>At least 8 characters. Three or four words make a good one.</>
  if (isMadeOfOwnWords(password, own))
    return <>Made of your own name or email address: it is refused.</>
  if (isPatternedPassword(password)) return <>One of the most common passwords: it is refused.</>
  if (isCommonPassword(password))
    return <>A common word with a few signs around it: it is refused.</>
  if (new Set(password).size < 5) return <>Many equal characters: easy to guess.</>
  if (length < long)
    return <>Longer is stronger: {long} or more are hard to guess. Common passwords are refused.</>
  return <>A long one: good, if it is not a common one. Those are refused.</>
}

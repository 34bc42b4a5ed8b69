/** How long a password is that is called long; length counts more than kinds of signs. */
const long = 14

/** A plain word about a password that is being chosen; no rule but its length is asked for. */
export function PasswordHint({ password }: { password: string }) {
  const { length } = [...password]
  if (length < 8) return <>At least 8 characters. Three or four words make a good one.</>
  if (new Set(password).size < 5) return <>Many equal characters: easy to guess.</>
  if (length < long) return <>Long enough. Longer is stronger: {long} or more are hard to guess.</>
  return <>A long one: good, if nobody else knows it.</>
}

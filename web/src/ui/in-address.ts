import { useEffect, useState } from 'react'

/**
 * One of a few values, kept in the address (`?tab=math`): a reload, an address that is handed on and the way back to
 * the page show it again. Choosing is no step of the browser's history, and going back on the page is no choice.
 * @param values the first needs no word in the address, and stands for words that are none of them
 */
export function useInAddress<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [first] = values
  const [value, setValue] = useState(() => {
    const asked = new URLSearchParams(globalThis.location?.search).get(name)
    return values.find((one) => one === asked) ?? first
  })
  useEffect(() => {
    const path = location.pathname
    const write = () => {
      const address = new URL(location.href)
      if (address.pathname !== path) return
      if (value === first) address.searchParams.delete(name)
      else address.searchParams.set(name, value)
      history.replaceState(history.state, '', address)
    }
    write()
    // Where the panel over the text is a step of the history, Back comes to an address of before the choice.
    addEventListener('popstate', write)
    return () => removeEventListener('popstate', write)
  }, [name, value, first])
  return [value, setValue]
}

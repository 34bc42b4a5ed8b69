import { expect, onTestFinished, test } from 'vitest'
import { copyText } from './copy-text.ts'

test('where the browser refuses its clipboard, the text is told, to be copied by hand', async () => {
  const refused = async () => {
    throw new DOMException('Write permission denied.', 'NotAllowedError')
  }
  await expect(copyText('Frost, A. (2019). Snow.', refused)).rejects.toThrow(
    'The browser does not let this page use the clipboard. Copy it from here: Frost, A. (2019). Snow.',
  )
})

test('a browser without a clipboard is no other case', async () => {
  // Who types in another test may have left a stand-in for one.
  const left = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'clipboard')
    if (left) Object.defineProperty(navigator, 'clipboard', left)
  })
  await expect(copyText('10.5555/snow')).rejects.toThrow(/Copy it from here: 10\.5555\/snow$/)
})

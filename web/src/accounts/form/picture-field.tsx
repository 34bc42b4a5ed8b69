import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { messageOf } from '../message-of.ts'
import { useFrame } from './form-frame.tsx'
import { smallPicture } from './small-picture.ts'

/** A picture of oneself, made small before it is sent; `letter` stands where there is none. */
export function PictureField({ letter }: { letter: string }) {
  const { form, idOf } = useFrame()
  const chooser = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const name = 'profileImageUrl'
  const picture = form.values[name]
  const error = form.errors[name] ?? problem
  const set = (value: string) => form.set(name as never, value)

  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = input.files?.[0]
    if (!file) return
    // The same file can be chosen again.
    input.value = ''
    try {
      set(await smallPicture(file))
      setProblem(undefined)
    } catch (failure) {
      setProblem(messageOf(failure, 'This picture could not be read.'))
    }
  }

  return (
    <div className="field">
      <label className="field__label" htmlFor={idOf(name)}>
        Picture <span className="field__optional">optional</span>
      </label>
      <div className="picture">
        <span className="avatar avatar--large" aria-hidden="true">
          {picture ? <img src={picture} alt="" /> : letter}
        </span>
        <input
          ref={chooser}
          className="sr-only"
          tabIndex={-1}
          id={idOf(name)}
          type="file"
          accept="image/*"
          onChange={(event) => void choose(event)}
        />
        <Button
          size="sm"
          aria-describedby={`${idOf(name)}-note`}
          onClick={() => chooser.current?.click()}
        >
          {picture ? 'Choose another' : 'Choose a picture'}
        </Button>
        {picture && (
          <Button variant="ghost" size="sm" onClick={() => set('')}>
            Remove picture
          </Button>
        )}
      </div>
      <span className={error ? 'field__error' : 'field__hint'} id={`${idOf(name)}-note`}>
        {error ?? 'Only you see it. It is cut to a square.'}
      </span>
    </div>
  )
}

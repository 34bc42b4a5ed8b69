import { type CSSProperties, useId } from 'react'
import type { ReadingSettings } from './reading-settings.tsx'

const familyNames = { system: 'System', serif: 'Serif', mono: 'Mono', inter: 'Inter' } as const
const themeNames = { auto: 'Auto', light: 'Light', dark: 'Dark' } as const

/** What can be set, for this page only. */
export function ReadingSettingsForm({
  settings,
  families,
  onChange,
}: {
  settings: ReadingSettings
  /** What each font is called in a style. */
  families: Readonly<Record<ReadingSettings['fontFamily'], string>>
  onChange: (settings: ReadingSettings) => void
}) {
  return (
    <>
      <Slider
        label="Font size"
        value={settings.fontSize}
        shown={`${settings.fontSize} px`}
        range={[12, 24, 1]}
        onChange={(fontSize) => onChange({ ...settings, fontSize })}
      />
      <Slider
        label="Line height"
        value={settings.lineHeight}
        shown={settings.lineHeight.toFixed(1)}
        range={[1.2, 2, 0.1]}
        onChange={(lineHeight) => onChange({ ...settings, lineHeight })}
      />
      <Choice
        label="Font"
        names={familyNames}
        value={settings.fontFamily}
        fontOf={(family) => families[family]}
        onChange={(fontFamily) => onChange({ ...settings, fontFamily })}
      />
      <Choice
        label="Theme"
        names={themeNames}
        value={settings.theme}
        onChange={(theme) => onChange({ ...settings, theme })}
      />
    </>
  )
}

function Slider({
  label,
  value,
  shown,
  range: [min, max, step],
  onChange,
}: {
  label: string
  value: number
  shown: string
  range: readonly [number, number, number]
  onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <div className="setting">
      <div className="setting__row">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{shown}</output>
      </div>
      <input
        className="range"
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        style={{ '--at': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
        onChange={(event) => onChange(Math.round(Number(event.target.value) * 10) / 10)}
      />
    </div>
  )
}

function Choice<Value extends string>({
  label,
  names,
  value,
  fontOf,
  onChange,
}: {
  label: string
  names: Readonly<Record<Value, string>>
  value: Value
  fontOf?: (value: Value) => string
  onChange: (value: Value) => void
}) {
  const id = useId()
  return (
    <div className="setting">
      <div className="setting__row">
        <span id={id}>{label}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the label stands outside */}
      <div className="segmented" role="group" aria-labelledby={id}>
        {(Object.keys(names) as Value[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === value}
            style={fontOf && { fontFamily: fontOf(name) }}
            onClick={() => onChange(name)}
          >
            {names[name]}
          </button>
        ))}
      </div>
    </div>
  )
}

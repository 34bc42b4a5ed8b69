/** A named progress line; `percent` is 0 to 100. */
export function Progress({ label, percent }: { label: string; percent: number }) {
  return (
    <span
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
    >
      <span className="progress__bar" style={{ transform: `scaleX(${percent / 100})` }} />
    </span>
  )
}

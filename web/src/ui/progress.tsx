/** A named progress line. `percent`, 0 to 100, is how much is known to be done; without it only that work goes on. */
export function Progress({ label, percent }: { label: string; percent?: number | undefined }) {
  return (
    <span
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent && Math.round(percent)}
    >
      <span
        className="progress__bar"
        style={percent === undefined ? undefined : { transform: `scaleX(${percent / 100})` }}
      />
    </span>
  )
}

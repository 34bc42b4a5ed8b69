export interface Series {
  readonly name: string
  readonly values: readonly number[]
}

const width = 640
const height = 320
const plot = { left: 56, right: 624, top: 40, bottom: 264 }
const hues = ['#8a6a2f', '#3f6fa8', '#2f7d6b']
const text = 'font-family="Inter, Arial, sans-serif" font-size="13" fill="#2b2722"'

/** A line chart of percentages, one line a series, as an SVG image with its own white ground. */
export function lineChart(labels: readonly string[], series: readonly Series[]): string {
  const x = (index: number) =>
    plot.left + 40 + (index * (plot.right - plot.left - 80)) / Math.max(1, labels.length - 1)
  const lines = series.map(({ name, values }, index) => {
    const hue = hues[index % hues.length]
    const points = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`)
    const dots = points.map(
      (point) =>
        `<circle cx="${point.split(',')[0]}" cy="${point.split(',')[1]}" r="3.5" fill="${hue}"/>`,
    )
    const legend = `<rect x="${plot.left + index * 180}" y="12" width="12" height="12" fill="${hue}"/><text x="${plot.left + 18 + index * 180}" y="23" ${text}>${name}</text>`
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${hue}" stroke-width="2"/>${dots.join('')}${legend}`
  })
  const ticks = labels.map(
    (label, index) => `<text x="${x(index)}" y="288" text-anchor="middle" ${text}>${label}</text>`,
  )
  return frame([...lines, ...ticks])
}

/** A bar chart of percentages, one bar a label, with the figure above each bar. */
export function barChart(labels: readonly string[], values: readonly number[]): string {
  const step = (plot.right - plot.left) / labels.length
  const bars = labels.map((label, index) => {
    const value = values[index] ?? 0
    const left = plot.left + index * step + step * 0.18
    const middle = plot.left + (index + 0.5) * step
    const size = labels.length > 5 ? text.replace('13', '11') : text
    return (
      `<rect x="${left.toFixed(1)}" y="${y(value).toFixed(1)}" width="${(step * 0.64).toFixed(1)}" height="${(plot.bottom - y(value)).toFixed(1)}" fill="${hues[1]}"/>` +
      `<text x="${middle.toFixed(1)}" y="${(y(value) - 6).toFixed(1)}" text-anchor="middle" ${size}>${value.toFixed(1)}</text>` +
      `<text x="${middle.toFixed(1)}" y="288" text-anchor="middle" ${size}>${label}</text>`
    )
  })
  return frame(bars)
}

/** An SVG as an address that an `img` can carry. */
export function dataAddress(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function y(percent: number): number {
  return plot.bottom - (percent / 100) * (plot.bottom - plot.top)
}

function frame(parts: readonly string[]): string {
  const grid = [0, 25, 50, 75, 100].map(
    (value) =>
      `<line x1="${plot.left}" x2="${plot.right}" y1="${y(value)}" y2="${y(value)}" stroke="#d9d4cb"/><text x="${plot.left - 8}" y="${y(value) + 4}" text-anchor="end" ${text}>${value}%</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#ffffff"/>${grid.join('')}${parts.join('')}</svg>`
}

import { clsx } from 'clsx'

const side = 5
const dark = new Set([6, 7, 8, 12])
const turned = 17

/** The logo as a field of tiles, its last tile in place, missing, or fallen out of line. */
export function TileArt({ last }: { last: 'missing' | 'fallen' }) {
  return (
    <svg className="fail__art" viewBox="0 0 200 200" aria-hidden="true">
      {Array.from({ length: side * side }, (_, index) => {
        const x = (index % side) * 40 + 2
        const y = Math.floor(index / side) * 40 + 2
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: tiles never move
            key={index}
            className={clsx(dark.has(index) ? 'k' : index === turned ? 'gap' : 't')}
            x={x}
            y={y}
            width="36"
            height="36"
            rx="5"
          />
        )
      })}
      {last === 'fallen' && (
        <rect
          className="off"
          x="99"
          y="132"
          width="36"
          height="36"
          rx="5"
          transform="rotate(17 117 150)"
        />
      )}
    </svg>
  )
}

const tiles = [0, 1, 3, 4, 5, 6, 7]

/** The picture of an empty answer: eight places, one without its tile. */
export function MissingTile() {
  return (
    <svg viewBox="0 0 76 36" width="76" height="36" aria-hidden="true" className="missing-tile">
      {tiles.map((tile) => (
        <rect
          key={tile}
          className="missing-tile__tile"
          x={(tile % 4) * 20}
          y={Math.floor(tile / 4) * 20}
          width="16"
          height="16"
          rx="2"
        />
      ))}
      <rect className="missing-tile__gap" x="40.75" y=".75" width="14.5" height="14.5" rx="2" />
    </svg>
  )
}

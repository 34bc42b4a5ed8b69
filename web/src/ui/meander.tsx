/** The border of tiles above the footer. */
export function Meander() {
  return <div className="mosaic-rule" aria-hidden="true" />
}

/** A line of what is still to come. Lengths are CSS lengths. */
export function Skeleton({ width = '100%', height }: { width?: string; height?: string }) {
  return <span className="skeleton" style={{ width, ...(height ? { height } : {}) }} />
}

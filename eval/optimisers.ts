/** Weights from zero that Adagrad moves down their slopes (Duchi et al. 2011); `start` damps the first moves. */
export function adagrad(length: number, start: number) {
  const values = new Float64Array(length)
  const squares = new Float64Array(length).fill(start)
  return {
    values,
    move(at: number, slope: number, rate: number): void {
      const square = (squares[at] as number) + slope * slope
      squares[at] = square
      values[at] = (values[at] as number) - (rate * slope) / Math.sqrt(square)
    },
  }
}

/** Weights from zero that Adam (Kingma & Ba 2015) moves up their slopes, one step a call. `floor` keeps it from dividing by zero. */
export function adam(length: number, rate: number, floor = 1e-8) {
  const values = new Float64Array(length)
  const first = new Float64Array(length)
  const second = new Float64Array(length)
  let step = 0
  return {
    values,
    climb(slopes: ArrayLike<number>): void {
      step++
      for (let at = 0; at < length; at++) {
        const slope = slopes[at] as number
        first[at] = 0.9 * (first[at] as number) + 0.1 * slope
        second[at] = 0.999 * (second[at] as number) + 0.001 * slope * slope
        const mean = (first[at] as number) / (1 - 0.9 ** step)
        const spread = (second[at] as number) / (1 - 0.999 ** step)
        values[at] = (values[at] as number) + (rate * mean) / (Math.sqrt(spread) + floor)
      }
    },
  }
}

/** Puts a list into an order that `random` draws (Fisher & Yates), in place. */
export function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const held = order[at] as number
    order[at] = order[other] as number
    order[other] = held
  }
}

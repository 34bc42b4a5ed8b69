/** Forty passages that say nothing of what is asked: of many one stands out. */
export const weather: string = Array.from(
  { length: 40 },
  (_, at) =>
    `The ${['wind', 'tide', 'rain', 'fog'][at % 4]} of shore ${at} was measured each spring.`,
).join(' ')

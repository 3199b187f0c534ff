import { pictureSize, range, round, round2, shape, type DrawMotif } from './shapes.ts'

const { width, height } = pictureSize

/** The house from inside and outside. */
export const hallMotifs = {
  hall(random, { light, accent }) {
    const rows = 13
    const lamps = range(random.between(5, 9)).map((index, _, all) => {
      const x = (width * (index + 0.5)) / all.length
      const y = 120 + 80 * Math.sin((Math.PI * (index + 0.5)) / all.length)
      return `<line x1="${round(x)}" y1="0" x2="${round(x)}" y2="${round(y)}" stroke="${light}" stroke-width="3"/><circle cx="${round(x)}" cy="${round(y)}" r="22" fill="${accent}"/>`
    })
    const seats = range(rows).flatMap((row) => {
      const scale = 0.32 + (row / rows) * 0.68
      const y = 520 + ((height - 480) * row * row) / (rows * rows)
      const count = 22 - Math.floor(row * 0.8)
      return range(count).map((seat) => {
        const x = width / 2 + (seat - (count - 1) / 2) * 92 * scale
        const isTaken = random.chance(0.16)
        return `<rect x="${round(x - 36 * scale)}" y="${round(y)}" width="${round(72 * scale)}" height="${round(64 * scale)}" rx="${round(26 * scale)}" fill="${isTaken ? accent : light}" fill-opacity="${isTaken ? 1 : round2(0.3 + scale * 0.6)}"/>`
      })
    })
    return [
      shape(
        light,
        [
          [520, 300],
          [1280, 300],
          [1420, 480],
          [380, 480],
        ],
        0.92,
      ),
      ...lamps,
      ...seats,
    ]
  },
  windows(random, { light, accent }) {
    const columns = random.between(7, 11)
    const step = width / columns
    return range(4).flatMap((row) =>
      range(columns).map((column) => {
        const x = column * step + step * 0.2
        const y = 120 + row * 300
        const isLit = random.chance(0.34)
        const [w, h] = [step * 0.6, 210]
        return `<path d="M${round(x)} ${y + h} V${y + 60} A${round(w / 2)} 60 0 0 1 ${round(x + w)} ${y + 60} V${y + h} Z" fill="${isLit ? accent : light}" fill-opacity="${isLit ? 1 : 0.32}"/>`
      }),
    )
  },
} satisfies Record<string, DrawMotif>

import { ink, pictureSize, range, round, shape, type DrawMotif } from './shapes.ts'

const { width, height } = pictureSize

/** Parts of the house that its pages mention. */
export const houseMotifs = {
  /** A coffered ceiling, seen from below in perspective. */
  ceiling(random, { light, accent }) {
    const [centre, horizon] = [width / 2, 980]
    const at = (column: number, row: number): [number, number] => {
      const depth = 1 / (1 + row * 0.42)
      return [centre + (column - 4) * 330 * depth, horizon - (horizon + 60) * depth]
    }
    return [
      ...range(9).flatMap((row) =>
        range(8).map((column) => {
          const inset = 0.12
          const corners: [number, number][] = [
            at(column + inset, row + inset),
            at(column + 1 - inset, row + inset),
            at(column + 1 - inset, row + 1 - inset),
            at(column + inset, row + 1 - inset),
          ]
          return shape(random.chance(0.12) ? accent : light, corners)
        }),
      ),
      ...range(3).map((row) => {
        const [y, half] = [960 + row * 120, 300 + row * 210]
        return `<path d="M${centre - half} ${y} Q${centre} ${y + 60} ${centre + half} ${y}" fill="none" stroke="${row === 1 ? accent : light}" stroke-width="${24 + row * 10}" stroke-linecap="round"/>`
      }),
    ]
  },
  /** The house across the river, with its lights in the water; on the right, so that a title has room beside it. */
  river(random, { light, accent }) {
    const [left, bank] = [820, 720]
    const house = [
      shape(light, [
        [left - 40, 330],
        [left + 440, 170],
        [left + 920, 330],
      ]),
      `<rect x="${left}" y="350" width="880" height="${bank - 350}" fill="${light}"/>`,
    ]
    const windows = range(9).flatMap((index) => {
      const x = left + 40 + index * 91
      const isLit = random.chance(0.6)
      const glow = range(9).map((step) => {
        const reach = 8 + random.between(0, 44)
        return `<rect x="${x + 26 - reach}" y="${bank + 50 + step * 62}" width="${reach * 2}" height="15" rx="7" fill="${accent}"/>`
      })
      const pane = `<path d="M${x} ${bank - 60} V470 A26 30 0 0 1 ${x + 52} 470 V${bank - 60} Z" fill="${isLit ? accent : ink}"/>`
      return isLit ? [pane, ...glow] : [pane]
    })
    const waves = range(8).map((row) => {
      const [x, length] = [random.between(0, 1200), random.between(300, 800)]
      return `<rect x="${x}" y="${bank + 84 + row * 68}" width="${length}" height="7" rx="3" fill="${light}" fill-opacity=".4"/>`
    })
    return [
      ...house,
      `<rect y="${bank}" width="${width}" height="12" fill="${light}"/>`,
      ...waves,
      ...windows,
    ]
  },
  /** A flight of stairs with its rail. */
  stairs(random, { light, accent }) {
    const [count, rise, run] = [11, 108, 150]
    const steps = range(count).map((index) => {
      const [x, y] = [90 + index * run, height - 60 - index * rise]
      return `<rect x="${x}" y="${y}" width="${width}" height="${rise - 14}" fill="${index === 4 ? accent : light}"/>`
    })
    const posts = range(count).map((index) => {
      const [x, y] = [140 + index * run, height - 60 - index * rise]
      return `<line x1="${x}" y1="${y}" x2="${x}" y2="${y - 250}" stroke="${light}" stroke-width="10"/>`
    })
    const lamp = random.between(220, 420)
    return [
      ...posts,
      `<line x1="60" y1="${height - 250}" x2="${140 + count * run}" y2="${height - 310 - count * rise}" stroke="${accent}" stroke-width="30" stroke-linecap="round"/>`,
      ...steps,
      `<line x1="${lamp}" y1="0" x2="${lamp}" y2="170" stroke="${light}" stroke-width="6"/><circle cx="${lamp}" cy="230" r="66" fill="${accent}"/>`,
    ]
  },
  /** Boxes and bound programmes on shelves. */
  shelves(random, { light, accent }) {
    return range(5).flatMap((row) => {
      const floor = 280 + row * 250
      const books: string[] = []
      for (let x = 70; x < width - 110;) {
        const [w, h] = [random.between(22, 78), random.between(120, 196)]
        const isOut = random.chance(0.07)
        if (!random.chance(0.08))
          books.push(
            `<rect x="${x}" y="${floor - h}" width="${w}" height="${h}" fill="${isOut ? accent : light}"/>` +
              `<rect x="${x + 6}" y="${floor - h + 34}" width="${w - 12}" height="10" fill="${isOut ? light : accent}"/>`,
          )
        x += w + 9
      }
      return [...books, `<rect x="40" y="${floor}" width="${width - 80}" height="16" fill="${light}"/>`]
    })
  },
  /** A ring of loudspeakers around empty chairs. */
  speakers(random, { light, accent }) {
    return range(4).flatMap((column) =>
      range(3).map((row) => {
        const [x, y] = [90 + column * 420, 80 + row * 415]
        const [cx, cy] = [x + 180, y + 225]
        const cone = random.chance(0.3) ? accent : ink
        const rings = range(4).map(
          (ring) =>
            `<circle cx="${cx}" cy="${cy}" r="${120 - ring * 30}" fill="${ring === 0 ? cone : 'none'}" stroke="${light}" stroke-width="${ring === 0 ? 0 : 6}"/>`,
        )
        return `<rect x="${x}" y="${y}" width="360" height="375" rx="18" fill="${light}"/><circle cx="${cx}" cy="${y + 58}" r="34" fill="${cone}"/>${rings.join('')}`
      }),
    )
  },
  /** A concert grand on a crane's hook. */
  crane(random, { light, accent }) {
    const sway = random.between(-60, 60)
    const hook = 900 + sway
    return [
      `<rect x="0" y="120" width="${width}" height="60" fill="${light}"/>`,
      ...range(24).map((index) =>
        shape(accent, [
          [index * 80 + 10, 180],
          [index * 80 + 40, 120],
          [index * 80 + 70, 180],
        ]),
      ),
      `<line x1="900" y1="180" x2="${hook}" y2="500" stroke="${light}" stroke-width="14"/>`,
      `<path d="M${hook} 500 L${hook - 380} 760 M${hook} 500 L${hook + 380} 760" stroke="${light}" stroke-width="10" fill="none"/>`,
      `<path d="M${hook - 470} 760 H${hook + 470} C${hook + 480} 850 ${hook + 380} 900 ${hook + 240} 905 C${hook + 90} 910 ${hook + 60} 960 ${hook - 60} 960 H${hook - 470} Z" fill="${light}"/>`,
      `<rect x="${hook - 470}" y="880" width="470" height="26" fill="${accent}"/>`,
      ...[-400, -60, 360].map(
        (leg) =>
          `<line x1="${hook + leg}" y1="${leg > 0 ? 890 : 950}" x2="${hook + leg}" y2="1150" stroke="${light}" stroke-width="26"/><circle cx="${hook + leg}" cy="1162" r="22" fill="${accent}"/>`,
      ),
    ].map((part) => part.replaceAll(/\d+\.\d{3,}/g, (number) => String(round(Number(number)))))
  },
} satisfies Record<string, DrawMotif>

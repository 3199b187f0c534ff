import { ink, pictureSize, range, round, round2, shape, type DrawMotif } from './shapes.ts'

const { width, height } = pictureSize

/** Instruments and other things that musicians need. */
export const instrumentMotifs = {
  pipes(random, { light, accent }) {
    const count = random.between(15, 25)
    const step = width / count
    return range(count).map((index) => {
      const fromMiddle = Math.abs(index - (count - 1) / 2) / count
      const top = 90 + fromMiddle * random.between(700, 1000)
      const mouth = height - 260 - fromMiddle * 160
      const pipe = shape(random.chance(0.12) ? accent : light, [
        [index * step + 6, top],
        [(index + 1) * step - 6, top],
        [(index + 1) * step - 6, mouth],
        [(index + 0.5) * step, height - 90],
        [index * step + 6, mouth],
      ])
      return `${pipe}<ellipse cx="${round((index + 0.5) * step)}" cy="${round(mouth - 40)}" rx="${round(step * 0.22)}" ry="20" fill="${ink}" fill-opacity=".75"/>`
    })
  },
  keys(random, { light, accent }) {
    const count = random.between(14, 20)
    const step = width / count
    const slant = random.between(-160, 160)
    const white = range(count).map((index) =>
      shape(light, [
        [index * step + 4, 240],
        [(index + 1) * step - 4, 240],
        [(index + 1) * step - 4 + slant, height],
        [index * step + 4 + slant, height],
      ]),
    )
    const pressed = random.between(2, count - 3)
    const black = range(count).flatMap((index) =>
      [2, 6].includes(index % 7)
        ? []
        : [
            shape(index === pressed ? accent : ink, [
              [(index + 0.68) * step, 240],
              [(index + 1.32) * step, 240],
              [(index + 1.32) * step + slant * 0.55, 860],
              [(index + 0.68) * step + slant * 0.55, 860],
            ]),
          ],
    )
    return [
      ...white,
      ...black,
      shape(accent, [
        [0, 210],
        [width, 210],
        [width, 244],
        [0, 244],
      ]),
    ]
  },
  strings(random, { light, accent }) {
    const swing = random.between(30, 110)
    const lines = range(random.between(4, 6)).flatMap((index, _, all) => {
      const x = (width * (index + 1)) / (all.length + 1)
      return range(7).map((echo) => {
        const bend = swing * Math.sin(echo + index) * (index === 1 ? 1.6 : 0.4)
        return `<path d="M${round(x)} 0 Q${round(x + bend)} ${height / 2} ${round(x)} ${height}" fill="none" stroke="${light}" stroke-width="${14 - index * 2}" stroke-opacity="${round2(1 - echo * 0.14)}"/>`
      })
    })
    const y = random.between(380, 900)
    const bow = shape(accent, [
      [0, y],
      [width, y - 210],
      [width, y - 168],
      [0, y + 26],
    ])
    return [...lines, bow]
  },
  stands(random, { light, accent }) {
    return range(random.between(11, 16)).map((index, _, all) => {
      const angle = Math.PI * (0.08 + (0.84 * index) / (all.length - 1))
      const [x, y] = [width / 2 - Math.cos(angle) * 760, 330 + Math.sin(angle) * 640]
      const sheet = shape(index === Math.floor(all.length / 2) ? accent : light, [
        [x - 88, y - 70],
        [x + 88, y - 86],
        [x + 78, y + 48],
        [x - 78, y + 58],
      ])
      const staves = range(4).map(
        (line) =>
          `<line x1="${round(x - 64)}" y1="${round(y - 44 + line * 22)}" x2="${round(x + 64)}" y2="${round(y - 54 + line * 22)}" stroke="${ink}" stroke-width="3" stroke-opacity=".55"/>`,
      )
      return `<line x1="${round(x)}" y1="${round(y)}" x2="${round(x)}" y2="${round(y + 250)}" stroke="${light}" stroke-width="9"/>${sheet}${staves.join('')}`
    })
  },
  bells(random, { light, accent }) {
    return range(random.between(9, 14)).map((index, _, all) => {
      const radius = 620 * (1 - index / all.length) + 30
      const [x, y] = [width * 0.62, height * 0.52]
      return `<circle cx="${round(x - index * 14)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${index === 3 ? accent : light}" stroke-width="${random.between(6, 26)}"/>`
    })
  },
} satisfies Record<string, DrawMotif>

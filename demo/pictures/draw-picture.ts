import { seededRandom, type Random } from '../random.ts'
import { pictureColours, type Motif, type PicturePlan } from './picture.ts'

/** In pixels. */
const pictureSize = { width: 1800, height: 1350 }
const { width, height } = pictureSize

type Colours = { ground: string; light: string; accent: string }

/** A picture as SVG: an arrangement of what its motif consists of, the same for the same plan. */
export function drawPicture({ key, motif, colour }: Pick<PicturePlan, 'key' | 'motif' | 'colour'>): string {
  const colours = pictureColours[colour]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colours.ground}"/>
${motifs[motif](seededRandom(key), colours).join('\n')}
</svg>`
}

const motifs: Record<Motif, (random: Random, colours: Colours) => string[]> = {
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
      return `${pipe}<ellipse cx="${round((index + 0.5) * step)}" cy="${round(mouth - 40)}" rx="${round(step * 0.22)}" ry="20" fill="#0f1114" opacity=".75"/>`
    })
  },
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
        return `<rect x="${round(x - 36 * scale)}" y="${round(y)}" width="${round(72 * scale)}" height="${round(64 * scale)}" rx="${round(26 * scale)}" fill="${isTaken ? accent : light}" opacity="${isTaken ? 1 : round2(0.3 + scale * 0.6)}"/>`
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
            shape(index === pressed ? accent : '#0f1114', [
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
        return `<path d="M${round(x)} 0 Q${round(x + bend)} ${height / 2} ${round(x)} ${height}" fill="none" stroke="${light}" stroke-width="${14 - index * 2}" opacity="${round2(1 - echo * 0.14)}"/>`
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
  windows(random, { light, accent }) {
    const columns = random.between(7, 11)
    const step = width / columns
    return range(4).flatMap((row) =>
      range(columns).map((column) => {
        const x = column * step + step * 0.2
        const y = 120 + row * 300
        const isLit = random.chance(0.34)
        const [w, h] = [step * 0.6, 210]
        return `<path d="M${round(x)} ${y + h} V${y + 60} A${round(w / 2)} 60 0 0 1 ${round(x + w)} ${y + 60} V${y + h} Z" fill="${isLit ? accent : light}" opacity="${isLit ? 1 : 0.32}"/>`
      }),
    )
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
          `<line x1="${round(x - 64)}" y1="${round(y - 44 + line * 22)}" x2="${round(x + 64)}" y2="${round(y - 54 + line * 22)}" stroke="#0f1114" stroke-width="3" opacity=".55"/>`,
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
}

function shape(fill: string, points: [number, number][], opacity = 1): string {
  const list = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
  return `<polygon points="${list}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

function round(value: number): number {
  return Math.round(value)
}

function round2(value: number): number {
  return Math.round(value * 100) / 100
}

import { ink, pictureSize, range, round, shape, type DrawMotif } from './shapes.ts'

const { width, height } = pictureSize

/** People and their things, vehicles and drinks. */
export const peopleMotifs = {
  /** One person from the side, without a face. */
  portrait(random, { light, accent }) {
    const isLeft = random.chance(0.5)
    const bust = [
      `<circle cx="900" cy="675" r="560" fill="${accent}"/>`,
      `<path d="M420 ${height} C430 1080 610 985 770 965 V810 H1010 V965 C1170 985 1370 1080 1380 ${height} Z" fill="${light}"/>`,
      `<path d="M650 560 C650 330 790 230 920 230 C1080 230 1160 350 1155 500 L1210 640 L1150 668 C1150 800 1130 870 1020 870 H880 C740 870 650 740 650 560 Z" fill="${light}"/>`,
      `<path d="M640 600 C560 330 760 150 950 165 C1090 175 1180 260 1170 370 C1060 330 960 380 930 470 C900 560 860 560 830 640 C800 720 700 720 640 600 Z" fill="${ink}"/>`,
      `<path d="M700 1010 L900 1130 L1085 1010" fill="none" stroke="${ink}" stroke-width="16"/>`,
    ]
    return isLeft ? [`<g transform="translate(${width} 0) scale(-1 1)">`, ...bust, '</g>'] : bust
  },
  /** Three rows of singers with open mouths and scores. */
  choir(random, { light, accent }) {
    return range(3).flatMap((row) => {
      const count = 9 - row
      const size = 58 + row * 20
      return range(count).map((index) => {
        const x = width / 2 + (index - (count - 1) / 2) * (172 + row * 48)
        const y = 270 + row * 330
        const mouth = random.between(9, 22)
        return [
          `<path d="M${round(x - size * 1.25)} ${y + 330} Q${round(x - size * 1.2)} ${y + size * 1.1} ${round(x)} ${y + size * 1.1} Q${round(x + size * 1.2)} ${y + size * 1.1} ${round(x + size * 1.25)} ${y + 330} Z" fill="${ink}"/>`,
          `<circle cx="${round(x)}" cy="${y}" r="${size}" fill="${light}"/>`,
          `<ellipse cx="${round(x)}" cy="${y + 22}" rx="${mouth}" ry="${mouth + 8}" fill="${ink}"/>`,
          shape(accent, [
            [x - size, y + size * 1.8],
            [x, y + size * 2],
            [x + size, y + size * 1.8],
            [x + size, y + size * 2.7],
            [x, y + size * 2.9],
            [x - size, y + size * 2.7],
          ]),
        ].join('')
      })
    })
  },
  /** Glasses on the bar before the interval. */
  glasses(random, { light, accent }) {
    return [
      `<rect y="1130" width="${width}" height="220" fill="${light}"/>`,
      ...range(6).map((index) => {
        const x = 175 + index * 290
        const level = random.between(520, 660)
        return [
          `<path d="M${x - 118} 380 C${x - 130} 700 ${x - 70} 790 ${x} 800 C${x + 70} 790 ${x + 130} 700 ${x + 118} 380 Z" fill="none" stroke="${light}" stroke-width="14"/>`,
          `<path d="M${x - 108} ${level} C${x - 100} 730 ${x - 55} 778 ${x} 782 C${x + 55} 778 ${x + 100} 730 ${x + 108} ${level} Z" fill="${accent}"/>`,
          `<line x1="${x}" y1="800" x2="${x}" y2="1110" stroke="${light}" stroke-width="16"/>`,
          `<rect x="${x - 92}" y="1102" width="184" height="28" rx="14" fill="${light}"/>`,
        ].join('')
      }),
    ]
  },
  /** The last tram with its passengers. */
  tram(random, { light, accent }) {
    const windows = range(6).map((index) => {
      const x = 240 + index * 225
      const rider = random.chance(0.6)
        ? `<circle cx="${x + 88}" cy="665" r="46" fill="${ink}"/><path d="M${x + 20} 790 Q${x + 88} 690 ${x + 156} 790 Z" fill="${ink}"/>`
        : ''
      return `<rect x="${x}" y="560" width="176" height="230" rx="18" fill="${accent}"/>${rider}`
    })
    return [
      `<line x1="0" y1="240" x2="${width}" y2="200" stroke="${light}" stroke-width="7"/>`,
      `<path d="M820 470 L960 350 L880 226" fill="none" stroke="${light}" stroke-width="14"/>`,
      `<rect x="180" y="470" width="1440" height="560" rx="70" fill="${light}"/>`,
      ...windows,
      `<rect x="180" y="860" width="1440" height="24" fill="${accent}"/>`,
      ...[460, 660, 1140, 1340].map(
        (x) => `<circle cx="${x}" cy="1040" r="74" fill="${ink}" stroke="${light}" stroke-width="12"/>`,
      ),
      `<rect y="1114" width="${width}" height="14" fill="${light}"/>`,
    ]
  },
  /** Tickets in a fan. */
  tickets(random, { light, accent }) {
    return range(6).map((index) => {
      const angle = -62 + index * 16 + random.between(-3, 3)
      const isTop = index === 5
      const lines = range(3).map(
        (line) =>
          `<rect x="60" y="${70 + line * 62}" width="${[430, 300, 360][line]}" height="${line === 0 ? 34 : 20}" fill="${isTop ? light : ink}"/>`,
      )
      return `<g transform="translate(520 1010) rotate(${angle}) translate(-40 -170)"><rect width="980" height="340" rx="22" fill="${isTop ? accent : light}" stroke="${ink}" stroke-width="5"/>${lines.join('')}<line x1="720" y1="20" x2="720" y2="320" stroke="${isTop ? light : ink}" stroke-width="8" stroke-dasharray="10 22"/></g>`
    })
  },
} satisfies Record<string, DrawMotif>

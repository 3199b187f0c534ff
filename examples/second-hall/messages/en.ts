import type { Words } from 'concert-hall/house'

export const words: Words = {
  messages: { home: { thisWeek: 'Now on', wholeProgramme: 'All evenings' } },
  footerMessages: { support: 'Carry us along' },
  groundMessages: {
    stone: 'Mist',
    prussian: 'Signal red',
    bottle: 'Cobalt',
    yolk: 'Yellow',
    plum: 'Violet',
    vermilion: 'Fir green',
  },
}

import { createUploadQueue } from '#fields/media-upload/upload-queue.ts'
import type { EditorImage, LinkTargetResponse } from '#contracts/page-settings.ts'
import { figureAddress } from '#design/picture/figure-address.ts'
import type { Language } from '#i18n/languages.ts'
import type { Calls } from '#editor/model/calls.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { createStaffCalls } from '#fields/staff-calls/staff-calls.ts'
import type { EventSourceChoices } from '#editor/panels/block/fields/event-source-field.tsx'

/** Answers the pickers' calls with a few sample records. A search for “offline” simulates a network error. */
export function exampleCalls(language: Language): Calls {
  const answer = ({ pathname, searchParams }: URL): unknown => {
    const { id, limit, kind, target, query: words = '' } = Object.fromEntries(searchParams)
    const query = words.toLowerCase()
    if (query === 'offline') throw new CallError(0, null)
    if (pathname.endsWith('/event-sources')) return sources(language)
    if (pathname.endsWith('/images')) {
      const found = images.filter(({ image, name }) =>
        id === undefined ? name.toLowerCase().includes(query) : image === `media:${id}`,
      )
      return { images: found.slice(0, Number(limit ?? 60)), total: found.length }
    }
    const item = /\/admin\/media\/(\d+)$/.exec(pathname)?.[1]
    if (item !== undefined) return libraryItem(Number(item))
    return targets(language).filter((one) =>
      target === undefined
        ? (kind === undefined || one.kind === kind) && one.title.toLowerCase().includes(query)
        : one.target === target,
    )
  }
  const refuse = () => Promise.reject(new CallError(403, null))
  const calls = createStaffCalls(language, refuse, async (address, { method }) =>
    method === 'GET' ? answer(new URL(address, location.origin)) : refuse(),
  )
  return { ...calls, uploads: createUploadQueue(calls) }
}

function targets(language: Language): LinkTargetResponse[] {
  const isGerman = language === 'de'
  const target = (
    reference: string,
    kind: LinkTargetResponse['kind'],
    german: string,
    english: string,
    detail: string,
  ): LinkTargetResponse => ({
    target: reference,
    kind,
    title: isGerman ? german : english,
    detail,
    url: '/#example',
  })
  return [
    target('page:3', 'page', 'Die Orgel', 'The organ', isGerman ? '/haus/orgel' : '/house/organ'),
    target('page:5', 'page', 'Mitglied werden', 'Become a member', isGerman ? '/mitglied' : '/membership'),
    target('page:7', 'page', 'Säle', 'Halls', isGerman ? '/haus/saele' : '/house/halls'),
    target(
      'event:1',
      'event',
      'Mahlers Fünfte',
      'Mahler’s Fifth',
      isGerman ? '21.11.2026, 19.30' : '21/11/2026, 7.30 pm',
    ),
    target(
      'event:2',
      'event',
      'Orgelnacht bis zwei Uhr früh',
      'Organ night until two',
      isGerman ? '27.11.2026, 22.00' : '27/11/2026, 10.00 pm',
    ),
    target('article:4', 'article', 'Wer stimmt 5.200 Pfeifen?', 'Who tunes 5,200 pipes?', '3/2026'),
    target(
      'subscription:1',
      'subscription',
      'Fünf Abende, selbst gewählt',
      'Five evenings of your choice',
      '2026/27',
    ),
    target('subscription:2', 'subscription', 'Freitag, groß', 'Fridays, large', '2026/27'),
    target('route:subscriptions', 'route', 'Abonnements', 'Subscriptions', ''),
    target('form:contact', 'form', 'Kontakt', 'Contact', ''),
  ]
}

const images: EditorImage[] = [
  'Foyer am Abend',
  'Orgel, Spieltisch',
  'Großer Saal, Probe',
  'Zeichen des Hauses',
].map((name, index) => ({
  image: `media:${index + 1}`,
  name,
  alt: index === 3 ? '' : name,
  copyright: 'Hausarchiv',
  src: index === 3 ? '/favicon.svg' : figureAddress({ seed: name, ground: 'stone' }, 320, 'jpg'),
  width: 640,
  height: 480,
}))

/** An example of the library with its focal point, which nobody may change here. */
function libraryItem(id: number): unknown {
  const example = images[id - 1]
  if (!example) throw new CallError(404, null)
  const { name, alt, copyright, src } = example
  return {
    id,
    file_name: name,
    alt: { de: alt, en: alt },
    is_decorative: alt === '',
    credit: '',
    copyright,
    shown_until: null,
    focal_x: 0.5,
    focal_y: 0.5,
    url: src,
    thumb: src,
    may: { change: false },
  }
}

function sources(language: Language): EventSourceChoices {
  const names = (...all: [string, string][]) =>
    all.map(([german, english], index) => ({ id: index + 1, name: language === 'de' ? german : english }))
  return {
    genres: names(['Symphonik', 'Symphonic'], ['Kammermusik', 'Chamber music'], ['Orgel', 'Organ']),
    series: names(['Freitag, groß', 'Fridays, large'], ['Nachtstücke', 'Night pieces']),
    rooms: names(['Großer Saal', 'Great Hall'], ['Clara-Schumann-Saal', 'Clara Schumann Hall']),
  }
}

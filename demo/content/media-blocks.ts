import { richText } from './rich-text.ts'
import { cells, items, type Draft } from './draft.ts'

/** The block of pictures, sounds or films that a chunk of lines describes, or null if it is none of these. */
export function readMediaBlock(lines: string[]): Draft | null {
  const [, name = '', rest = ''] = /^@(\w+) ?(.*)$/.exec(lines[0] ?? '') ?? []
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined
  return read ? read(rest.trim(), lines) : null
}

const readers: Record<string, (rest: string, lines: string[]) => Draft> = {
  images: (extra_class, lines) => ({
    type: 'image-list',
    fields: { extra_class: extra_class || 'slider', anchor: '' },
    children: items(lines).map(([image = '', description = '', copyright = '', image_alt = '']) => ({
      type: 'image-item',
      fields: { image, image_alt, description, copyright },
    })),
  }),
  logos: (extra_class, lines) => ({
    type: 'logo-list',
    fields: { extra_class },
    children: items(lines).map(([image = '', image_alt = '', sponsor = '', text = '', link = '']) => ({
      type: 'logo-item',
      fields: { image, image_alt, image_copyright: '', link, sponsor, text },
    })),
  }),
  audio: (rest) => {
    const [headline = '', address = ''] = cells(rest)
    const sound = address.startsWith('media:') ? { embed: '', file: address } : { embed: address }
    return { type: 'audio', fields: { ...sound, headline } }
  },
  video: (rest) => {
    const [image = '', title = '', length = '', video_url = '', anchor = ''] = cells(rest)
    return { type: 'video', fields: { image, image_alt: '', video_url, length, title, anchor } }
  },
  videos: (_, lines) => ({
    type: 'video-list',
    fields: { anchor: '' },
    children: items(lines).map(([image = '', title = '', length = '', video_url = '', content = '']) => ({
      type: 'video-item',
      fields: { image, image_alt: '', video_url, length, title, content: richText(content) },
    })),
  }),
  viewer: (rest) => {
    const [media_type = '', embed = ''] = cells(rest)
    return { type: 'viewer', fields: { embed, media_type } }
  },
  social: (embed) => ({ type: 'social-media', fields: { embed } }),
  starmate: (rest) => {
    const [id = '', embed = ''] = cells(rest)
    return { type: 'starmate', fields: { embed, id } }
  },
  reservation: () => ({ type: 'reservation', fields: {} }),
}

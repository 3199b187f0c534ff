import type { ArticleCategory, ArticleTag } from '../../types.ts'
import { composerStories } from './composers.ts'
import { houseStories } from './house.ts'
import { listeningStories } from './listening.ts'
import { peopleStories } from './people.ts'
import type { Story } from './story.ts'

export const stories: Story[] = [...houseStories, ...composerStories, ...listeningStories, ...peopleStories]

export const articleCategories: ArticleCategory[] = [
  { key: 'lesen', name: { de: 'Lesen', en: 'Read' }, icon: 'book' },
  { key: 'hoeren', name: { de: 'Hören', en: 'Listen' }, icon: 'headphone' },
  { key: 'sehen', name: { de: 'Sehen', en: 'Watch' }, icon: 'play' },
]

export const articleTags: ArticleTag[] = [
  tag('akustik', 'Akustik', 'Acoustics', 'acoustics'),
  tag('archiv', 'Archiv', 'Archive', 'archive'),
  tag('orgel', 'Orgel', 'Organ', 'organ'),
  tag('orchester', 'Orchester', 'Orchestra', 'orchestra'),
  tag('klavier', 'Klavier', 'Piano', 'piano'),
  tag('komponistinnen', 'Komponistinnen', 'Women composers', 'women-composers'),
  tag('neue-musik', 'Neue Musik', 'New music', 'new-music'),
  tag('alte-musik', 'Alte Musik', 'Early music', 'early-music'),
  tag('klangfiguren', 'Klangfiguren', 'Figures of sound', 'figures-of-sound'),
  tag('hoerwege', 'Hörwege', 'Listening routes', 'listening-routes'),
  tag('hinter-der-buehne', 'Hinter der Bühne', 'Backstage', 'backstage'),
  tag('publikum', 'Publikum', 'Audience', 'audience'),
  tag('familie', 'Familie', 'Family', 'family'),
  tag('stadt', 'Stadt', 'City', 'city'),
  tag('gespraech', 'Gespräch', 'Conversation', 'conversation'),
  tag('zugang', 'Zugang', 'Access', 'access'),
]

function tag(key: string, de: string, en: string, slugEn: string): ArticleTag {
  return { key, name: { de, en }, slug: { de: key, en: slugEn } }
}

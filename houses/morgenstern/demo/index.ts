import { composers } from './catalogue/composers.ts'
import { works } from './catalogue/works.ts'
import { planArchive } from './archive/plan-archive.ts'
import { forms } from './forms.ts'
import { customerTags, genres, rooms, series, settings, venue } from './house.ts'
import { navigation, redirects } from './navigation.ts'
import { pages } from './pages/pages.ts'
import { sections, sharedBlocks } from './pages/sections.ts'
import { files } from './files/files.ts'
import { artists } from './people/artists.ts'
import { pictures } from './pictures/pictures.ts'
import { seating } from './seating.ts'
import { planDrafts } from './season/plan-drafts.ts'
import { planSeason } from './season/plan-season.ts'
import { subscriptionGroups } from './subscriptions/offers.ts'
import { planSubscriptions } from './subscriptions/plan-subscriptions.ts'
import { articleCategories, articleTags, stories, storyArticle } from './stories/stories.ts'
import type { Day, DemoPlan } from '#demo/plan.ts'

/**
 * Everything that the fictional Konzerthaus Morgenstern shows on a day (`YYYY-MM-DD`): the coming season, the
 * archive, and the texts. Pure; the same day returns the same plan.
 */
export function planDemo(today: Day): DemoPlan {
  const season = planSeason(today)
  const eventKeys = new Set(season.map((event) => event.key))
  return {
    settings,
    venue,
    rooms,
    genres,
    series,
    customerTags,
    composers,
    works,
    artists,
    season,
    drafts: planDrafts(today, season),
    archive: planArchive(today),
    subscriptionGroups,
    subscriptions: planSubscriptions(today, season),
    articleCategories,
    articleTags,
    articles: stories
      .map((story) => storyArticle(story, today, eventKeys))
      .toSorted((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1)),
    pages,
    sections: sections.filter(({ ownerKind, ownerKey }) => ownerKind !== 'event' || eventKeys.has(ownerKey)),
    sharedBlocks,
    forms,
    navigation,
    redirects,
    seating,
    pictures,
    files,
  }
}

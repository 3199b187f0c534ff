import { useLazyMessages } from '#i18n/language-context.tsx'
import { officeHref } from '#routing/office-paths.ts'
import { seasonMessages } from '../messages/seasons.ts'
import { AsidePart } from '../records/aside-part.tsx'
import { CollectSeason } from '../releases/collect-season.tsx'
import type { AsideProps } from '../records/special-parts.ts'

/** Beside the form of a season: its drafts go into a release, and the way to what its events still lack. */
export function SeasonAside(props: AsideProps) {
  const { stored } = props
  const messages = useLazyMessages(seasonMessages)
  if (stored.id === 0) return null
  return (
    <>
      <CollectSeason {...props} />
      <AsidePart id="overview" title={messages.title}>
        <p className="soft">{messages.aside}</p>
        <p>
          <a href={`${officeHref('seasonOverview')}?season=${stored.id}`}>{messages.title}</a>
        </p>
      </AsidePart>
    </>
  )
}

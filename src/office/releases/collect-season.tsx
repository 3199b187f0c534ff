import { useLazyMessages } from '#i18n/language-context.tsx'
import { valuesOf } from '#records/definition.ts'
import { record } from '#records/season/record.ts'
import { releaseMessages } from '../messages/releases.ts'
import { AsidePart } from '../records/aside-part.tsx'
import type { AsideProps } from '../records/special-parts.ts'
import { CollectButton } from './collect-button.tsx'

/** Puts all drafts of a season into a release. */
export function CollectSeason({ stored }: AsideProps) {
  const { collect: messages } = useLazyMessages(releaseMessages)
  if (stored.id === 0) return null
  const { name = '' } = valuesOf(record, stored.values)
  return (
    <AsidePart id="season-release" title={messages.season.title}>
      <p className="soft">{messages.season.hint}</p>
      <CollectButton label={messages.act} about={messages.meant.season(name)} meant={{ season: stored.id }} />
    </AsidePart>
  )
}

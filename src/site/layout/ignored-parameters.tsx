import { Notice } from '#design/notice/notice.tsx'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { parameterNames } from '#i18n/lazy/parameter-names.ts'

/** Says which parts of the address are invalid, above the page that is shown without them. */
export function IgnoredParameters({ names }: { names: string[] }) {
  const messages = useMessages()
  const known = parameterNames[useLanguage()]
  return (
    <div className="wrap">
      <Notice kind="warning">
        <p>{messages.error.ignored(names.map((name) => known[name] ?? name).join(', '))}</p>
      </Notice>
    </div>
  )
}

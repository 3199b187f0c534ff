import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react'
import type { ContentState, Version } from '#contracts/page-editor.ts'
import { readableInstant } from '../dialogs/hall-time.ts'
import { useDesk } from '../desk/desk-context.tsx'
import { select } from '../desk/selection.ts'
import { keepVersion } from '../desk/history-actions.ts'
import { Differences } from './differences.tsx'
import { TimeSlider } from './time-slider.tsx'
import styles from './versions.module.css'

type Shown = { title: string; state: ContentState }

/** All versions with author and time; what each looked like, how it differs from the draft, and the way back to it. */
export function VersionsPanel() {
  const desk = useDesk()
  const { slug, tools, words, interfaceLanguage, session } = desk
  const [versions, setVersions] = useState<Version[] | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const title = useRef<HTMLParagraphElement>(null)
  /** The button that what is shown was chosen by, which has gone meanwhile. */
  const [chosenBy, setChosenBy] = useState<string | null>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const load = async () => setVersions(await tools.calls.get<Version[]>(`draft/${slug}/versions`))
    load().catch(() => tools.tell(words.saving.failed, 'error'))
  }, [tools, slug, words])

  // List and version take each other's place: the focus goes along.
  useLayoutEffect(() => {
    if (shown) title.current?.focus()
    else if (chosenBy !== null)
      panel.current?.querySelector<HTMLElement>(`[data-query="${CSS.escape(chosenBy)}"]`)?.focus()
  }, [shown, chosenBy])

  const show = async (query: string, name: string) => {
    try {
      const state = await tools.calls.get<ContentState>(`draft/${slug}/state?${query}`)
      desk.place.shown.set((known) => ({
        data: { ...state.shown.data, ...known.data },
        links: { ...state.shown.links, ...known.links },
      }))
      desk.typing.end()
      select(desk, null)
      desk.instead.set(() => state.content)
      desk.watch.moved()
      setChosenBy(query)
      setShown({ title: name, state })
    } catch {
      tools.tell(words.saving.failed, 'error')
    }
  }
  const back = () => {
    desk.instead.set(() => null)
    desk.watch.moved()
    setShown(null)
  }
  useEffect(() => () => desk.instead.set(() => null), [desk])
  const keep = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = new FormData(form).get('name')
    const kept = await keepVersion(desk, typeof name === 'string' ? name : '')
    if (!kept) return
    form.reset()
    setVersions((known) => [kept, ...(known ?? []).filter((one) => one.revision_id !== kept.revision_id)])
  }
  const restore = () => {
    if (!shown) return
    desk.typing.end()
    session.edit([{ kind: 'replace-content', content: shown.state.content }], {
      label: words.versions.restore,
      focus: null,
    })
    tools.tell(words.versions.restored)
    back()
  }

  if (shown)
    return (
      <div className={styles['panel']}>
        <p ref={title} tabIndex={-1} className={styles['title']}>
          {words.versions.showing(shown.title)}
        </p>
        <p className={styles['ways']}>
          <button type="button" onClick={back}>
            {words.versions.back}
          </button>
          <button type="button" data-main="" onClick={restore} data-restore="">
            {words.versions.restore}
          </button>
        </p>
        <Differences content={shown.state.content} />
      </div>
    )
  return (
    <div ref={panel} className={styles['panel']}>
      <form onSubmit={(event) => void keep(event)} className={styles['keep']}>
        <label>
          {words.versions.name}
          <input name="name" maxLength={300} />
        </label>
        <button>{words.versions.keep}</button>
      </form>
      <TimeSlider onChoose={(sequence, when) => void show(`sequence=${sequence}`, when)} />
      {versions === null && <p>{words.versions.loading} …</p>}
      {versions?.length === 0 && <p>{words.versions.none}</p>}
      <ol className={styles['list']}>
        {versions?.map((version) => {
          const when = readableInstant(new Date(version.created_at), interfaceLanguage)
          return (
            <li key={version.revision_id}>
              <p>
                <strong>{version.summary || words.versions.automatic}</strong>
                {version.publication !== 'none' && (
                  <span className={styles['mark']} data-publication={version.publication}>
                    {wordsOfPublication(words)[version.publication]}
                  </span>
                )}
              </p>
              <p className={styles['soft']}>{words.versions.by(version.author, when)}</p>
              <button
                type="button"
                data-query={`version_id=${version.revision_id}`}
                aria-label={`${words.versions.show}: ${version.summary || when}`}
                onClick={() => void show(`version_id=${version.revision_id}`, version.summary || when)}
              >
                {words.versions.show}
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function wordsOfPublication({ versions }: ReturnType<typeof useDesk>['words']) {
  return {
    current: versions.published,
    scheduled: versions.scheduled,
    past: versions.wasPublished,
  }
}

import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react'
import type { ContentState, Version } from '#contracts/page-editor.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import type { EditorTexts } from '#editor/page/workspace/workspace.ts'
import { select } from '#editor/page/actions/selection.ts'
import { keepVersion } from '#editor/page/actions/history-actions.ts'
import { keysInWords } from '#design/keys/key-names.ts'
import { Differences } from './differences.tsx'
import { TimeSlider } from './time-slider.tsx'
import styles from './versions.module.css'

type Shown = { title: string; state: ContentState }

/** All versions with author and time; each can be viewed, compared with the draft, and restored. */
export function VersionsPanel() {
  const workspace = useWorkspace()
  const { slug, session } = workspace.draft
  const { tools } = workspace.shell
  const { messages, interfaceLanguage } = useTexts()
  const [versions, setVersions] = useState<Version[] | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const title = useRef<HTMLParagraphElement>(null)
  /** The button that opened the shown version, which is removed meanwhile. */
  const [chosenBy, setChosenBy] = useState<number | null>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const load = async () => {
      const loaded = await tools.calls.get('/pageeditor-api/draft/{slug}/versions', { params: { slug } })
      // A version that was kept in the meantime may be newer than what was loaded.
      setVersions((kept) => withNewer(kept ?? [], loaded))
    }
    load().catch(() => tools.tell(messages.saving.failed, 'error'))
  }, [tools, slug, messages])

  // List and version replace each other, so the focus has to be moved.
  useLayoutEffect(() => {
    if (shown) title.current?.focus()
    else if (chosenBy !== null)
      panel.current?.querySelector<HTMLElement>(`[data-version="${chosenBy}"]`)?.focus()
  }, [shown, chosenBy])

  const show = async (query: { sequence: number } | { version_id: number }, name: string) => {
    try {
      const state = await tools.calls.get('/pageeditor-api/draft/{slug}/state', { params: { slug }, query })
      workspace.canvas.place.shown.set((known) => ({
        ...known,
        data: { ...state.shown.data, ...known.data },
        links: { ...state.shown.links, ...known.links },
        libraryTexts: { ...state.shown.libraryTexts, ...known.libraryTexts },
        broken: [...(known.broken ?? []), ...state.shown.broken],
      }))
      workspace.canvas.typing.end()
      select(workspace, null)
      workspace.canvas.instead.set(() => state.content)
      workspace.canvas.watch.moved()
      setChosenBy('version_id' in query ? query.version_id : null)
      setShown({ title: name, state })
    } catch {
      tools.tell(messages.saving.failed, 'error')
    }
  }
  const back = () => {
    workspace.canvas.instead.set(() => null)
    workspace.canvas.watch.moved()
    setShown(null)
  }
  useEffect(() => () => workspace.canvas.instead.set(() => null), [workspace])
  const keep = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = new FormData(form).get('name')
    const kept = await keepVersion(workspace, typeof name === 'string' ? name : '')
    if (!kept) return
    form.reset()
    setVersions((known) => withNewer([kept], known ?? []))
  }
  const restore = () => {
    if (!shown) return
    workspace.canvas.typing.end()
    session.edit([{ kind: 'replace-content', content: shown.state.content }], {
      label: messages.versions.restore,
      focus: null,
    })
    tools.tell(messages.versions.restored(keysInWords('Mod+Z', interfaceLanguage)))
    back()
  }

  if (shown)
    return (
      <div className={styles['panel']}>
        <p ref={title} tabIndex={-1} className={styles['title']}>
          {messages.versions.showing(shown.title)}
        </p>
        <p className={styles['ways']}>
          <button type="button" onClick={back}>
            {messages.versions.back}
          </button>
          <button type="button" data-main="" onClick={restore} data-restore="">
            {messages.versions.restore}
          </button>
        </p>
        <Differences content={shown.state.content} />
      </div>
    )
  return (
    <div ref={panel} className={styles['panel']}>
      <form onSubmit={(event) => void keep(event)} className={styles['keep']}>
        <label>
          {messages.versions.name}
          <input name="name" maxLength={300} />
        </label>
        <button>{messages.versions.keep}</button>
      </form>
      <TimeSlider onChoose={(sequence, when) => void show({ sequence }, when)} />
      {versions === null && <p>{messages.versions.loading} …</p>}
      {versions?.length === 0 && <p>{messages.versions.none}</p>}
      <ol className={styles['list']}>
        {versions?.map((version) => {
          const when = readableInstant(new Date(version.created_at), interfaceLanguage)
          return (
            <li key={version.revision_id}>
              <p>
                <strong>{version.summary || messages.versions.automatic}</strong>
                {version.publication !== 'none' && (
                  <span className={styles['mark']} data-publication={version.publication}>
                    {messagesOfPublication(messages)[version.publication](
                      readableInstant(
                        new Date(version.published_at ?? version.created_at),
                        interfaceLanguage,
                      ),
                    )}
                  </span>
                )}
              </p>
              <p className={styles['soft']}>{messages.versions.by(version.author, when)}</p>
              <button
                type="button"
                data-version={version.revision_id}
                aria-label={`${messages.versions.show}: ${version.summary || when}`}
                onClick={() => void show({ version_id: version.revision_id }, version.summary || when)}
              >
                {messages.versions.show}
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function withNewer(newer: Version[], versions: Version[]): Version[] {
  const known = new Set(newer.map(({ revision_id: id }) => id))
  return [...newer, ...versions.filter(({ revision_id: id }) => !known.has(id))]
}

function messagesOfPublication({ versions }: EditorTexts['messages']) {
  return {
    current: versions.published,
    scheduled: versions.scheduled,
    past: versions.wasPublished,
  }
}

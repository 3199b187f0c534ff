import { useRef, useState } from 'react'
import type { EditorImageList } from '#contracts/page-settings.ts'
import { figureAddress } from '#design/picture/figure-address.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { controlsMessages } from '#i18n/lazy/controls.ts'
import { editorBlocksMessages, type EditorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { Calls } from '#editor/model/calls.ts'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { FigureGrid } from './picking/figure-grid.tsx'
import { ImageGrid } from './picking/image-grid.tsx'
import { PictureUpload } from './picking/picture-upload.tsx'
import { Picked } from './picking/picked.tsx'
import styles from './picking/picking.module.css'
import { createLookup, type Lookup } from './picking/use-lookup.ts'
import { Segments } from '#fields/controls/choice-fields.tsx'

const usePictures = createLookup((calls, id) => calls.get('/pageeditor-api/images', { query: { id } }))

/**
 * Selects a picture of the library, or a figure drawn from a seed, with the same background and addresses as on the
 * site.
 */
export function PicturePicker(props: {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** `media:3`, `figure:seed`, or empty. */
  value: string
  /** The background of the block's figures; undefined if only pictures of the library can be chosen. */
  ground: string | undefined
  calls: Calls
  onChange: (picture: string) => void
}) {
  const { label, hint, error, value, ground, calls, onChange } = props
  const messages = useLazyMessages(editorBlocksMessages)
  const { search } = useLazyMessages(controlsMessages)
  const [isOpen, setIsOpen] = useState(false)
  const [source, setSource] = useState(value.startsWith('figure:') ? 'figures' : 'library')
  /** The picture uploaded last, after which the list of the library is reloaded. */
  const [uploaded, setUploaded] = useState('')
  const changeButton = useRef<HTMLButtonElement>(null)
  const lookup = usePictures(calls, idOfPicture(value))
  const current = describePicture(value, ground, lookup, messages, search.loading)
  const close = () => {
    setIsOpen(false)
    changeButton.current?.focus()
  }
  return (
    <FieldFrame {...{ label, hint }} error={current.isGone ? messages.picture.gone : error}>
      {(ids) => (
        <>
          <Picked
            ids={ids}
            title={current.title}
            detail={current.detail}
            isGone={current.isGone}
            label={label}
            change={value === '' ? messages.picture.select : undefined}
            picture={<Thumbnail src={current.src} />}
            changeRef={changeButton}
            isOpen={isOpen}
            onChange={() => setIsOpen(!isOpen)}
            onRemove={value === '' ? undefined : () => onChange('')}
          />
          {isOpen && (
            // Escape applies to everything in the picker.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <fieldset
              className={styles.drawer}
              aria-label={messages.picture.choose}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return
                event.stopPropagation()
                close()
              }}
            >
              {ground !== undefined && (
                <Segments
                  label={messages.picture.source}
                  choices={[
                    { value: 'library', name: messages.picture.library },
                    { value: 'figures', name: messages.picture.figures },
                  ]}
                  value={source}
                  onChange={setSource}
                />
              )}
              {source === 'figures' && ground !== undefined ? (
                <FigureGrid value={value} ground={ground} onChoose={onChange} />
              ) : (
                <>
                  <PictureUpload
                    calls={calls}
                    onUploaded={(picture, isChosen) => {
                      if (isChosen) onChange(picture)
                      setUploaded(picture)
                    }}
                  />
                  <ImageGrid key={uploaded} value={value} calls={calls} onChoose={onChange} />
                </>
              )}
              <button type="button" onClick={close}>
                {messages.picture.done}
              </button>
            </fieldset>
          )}
        </>
      )}
    </FieldFrame>
  )
}

function Thumbnail({ src }: { src: string | null }) {
  return (
    <span className={styles.thumbnail}>
      {src !== null && <img src={src} alt="" width={56} height={42} />}
    </span>
  )
}

type ShownPicture = { title: string; detail: string; src: string | null; isGone: boolean }

/** The chosen picture's label. */
function describePicture(
  value: string,
  ground: string | undefined,
  { state, answer }: Lookup<EditorImageList>,
  messages: EditorBlocksMessages,
  loading: string,
): ShownPicture {
  if (value.startsWith('figure:') && ground !== undefined) {
    const seed = value.slice('figure:'.length)
    return {
      title: messages.picture.figure,
      detail: messages.picture.figureHint,
      src: figureAddress({ seed, ground }, 320, 'webp'),
      isGone: false,
    }
  }
  if (value === '') return { title: messages.picture.none, detail: '', src: null, isGone: false }
  const image = answer?.images.find((one) => one.image === value)
  if (!image) {
    const title = state === 'loading' ? loading : messages.picture.unnamed
    return { title, detail: '', src: null, isGone: state === 'found' }
  }
  return {
    title: image.name || messages.picture.unnamed,
    detail: image.copyright && `© ${image.copyright.replace(/^\s*(©|\(c\))\s*/i, '')}`,
    src: image.src,
    isGone: false,
  }
}

function idOfPicture(value: string): string | null {
  return /^media:(\d+)$/.exec(value)?.[1] ?? null
}

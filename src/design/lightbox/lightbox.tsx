import { useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { Button } from '../button/button.tsx'
import { CreditOverlay } from '../credit-overlay/credit-overlay.tsx'
import { Icon } from '../icon/icon.tsx'
import { lockScroll } from '../scroll-lock.ts'
import { MoveButton } from '../slider/move-button.tsx'
import { useSlider, type SliderMove } from '../slider/use-slider.ts'
import { lightboxMessages } from './lightbox-messages.ts'
import styles from './lightbox.module.css'

export type LightboxPicture = {
  address: string
  /** The renditions that the page offers, as attributes of HTML's `source`. */
  sources: { type: string; srcSet: string }[]
  alt: string
  caption: string
  copyright: string
}

export type LightboxGroup = { pictures: LightboxPicture[]; first: number }

/** Renders the lightbox while a group of pictures is open; otherwise nothing. */
export function LightboxOrigin({ opened, onClose }: { opened: LightboxGroup | null; onClose: () => void }) {
  return opened && <Lightbox {...opened} onClose={onClose} />
}

/** The lightbox's content for a picture: all pictures of its group, and the index of the first one to show. */
export function picturesAround(link: HTMLElement): LightboxGroup {
  const group = link.closest('[data-pictures]')
  const links = group ? Array.from(group.querySelectorAll<HTMLElement>('a[data-lightbox]')) : [link]
  return { pictures: links.map(readPicture), first: Math.max(0, links.indexOf(link)) }
}

function readPicture(link: HTMLElement): LightboxPicture {
  const { alt = '', caption = '', copyright = '' } = link.dataset
  const sources = Array.from(link.querySelectorAll('source'), ({ type, srcset }) => ({
    type,
    srcSet: srcset,
  }))
  return { address: link.getAttribute('href') ?? '', sources, alt, caption, copyright }
}

/**
 * Full-screen pictures, one at a time: changed by swiping, arrow keys and buttons, closed by Escape, the cross and a
 * click outside the picture. Locks scrolling and traps the focus, and restores both.
 */
export function Lightbox(props: LightboxGroup & { onClose: () => void }) {
  const { pictures, first, onClose } = props
  const messages = useLazyMessages(lightboxMessages)
  const { parts } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const trackId = useId()
  useModal(dialog, trackId, first)
  const { position, announced, move } = useSlider(trackId, pictures.length)
  const { hasBefore, hasAfter } = position
  const place = messages.place(position.first + 1, pictures.length)
  const keepsOpen = useRef(false)
  const onKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    // The first Escape closes the credits of the picture.
    if (event.key === 'Escape') keepsOpen.current = hasOpenCredits(event.currentTarget)
    const target = keyMoves[event.key]
    if (target === undefined || event.altKey || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    move(target)
  }
  return (
    // Keyboard users have Escape and the close button instead of the click outside the picture.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={messages.name}
      onKeyDownCapture={onKey}
      onCancel={(event) => {
        event.preventDefault()
        if (!keepsOpen.current) onClose()
        keepsOpen.current = false
      }}
      onClose={onClose} // browsers close the dialog themselves at a second Escape
      onClick={(event) => isBesidePicture(event) && onClose()}
    >
      <div className={styles.bar}>
        <p className={styles.place} aria-hidden="true">
          {pictures.length > 1 && place}
        </p>
        <output className="visually-hidden">{announced && place}</output>
        {pictures.length > 1 && (
          <div className={styles.moves}>
            <MoveButton direction={-1} isPossible={hasBefore} onMove={move} name={messages.previous} />
            <MoveButton direction={1} isPossible={hasAfter} onMove={move} name={messages.next} />
          </div>
        )}
        <Button
          variant="icon"
          type="button"
          onClick={onClose}
          icon={<Icon name="close" size={22} />}
          data-autofocus=""
        >
          {parts.close}
        </Button>
      </div>
      <ul id={trackId} className={styles.track}>
        {pictures.map((picture, index) => (
          <li key={picture.address + String(index)} className={styles.slide} inert={index !== position.first}>
            <Plate picture={picture} />
          </li>
        ))}
      </ul>
    </dialog>
  )
}

const keyMoves: Record<string, SliderMove> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: 'first',
  End: 'last',
}

function Plate({ picture }: { picture: LightboxPicture }) {
  const { address, sources, alt, caption, copyright } = picture
  return (
    <figure className={styles.figure}>
      <div className={styles.plate} data-picture="">
        <picture>
          {sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes="100vw" />
          ))}
          <img src={address} alt={alt} width={1536} height={1152} loading="lazy" decoding="async" />
        </picture>
        <CreditOverlay caption={null} copyright={copyright} />
      </div>
      {caption && (
        <figcaption className={styles.caption} data-picture="">
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

/** Opens the dialog at its picture and locks scrolling; reverts both on unmount. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, trackId: string, first: number): void {
  useLayoutEffect(() => {
    const panel = dialog.current
    if (!panel) return undefined
    const opener = document.activeElement
    const releaseScroll = lockScroll()
    panel.showModal()
    const track = document.getElementById(trackId)
    track?.children[first]?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' })
    panel.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      panel.close()
      releaseScroll()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [dialog, trackId, first])
}

function hasOpenCredits(dialog: HTMLElement): boolean {
  return dialog.querySelector('details[open]:not([data-fading])') !== null
}

function isBesidePicture({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('[data-picture], button, details') === null
}

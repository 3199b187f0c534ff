import { useLayoutEffect, useRef, useState } from 'react'
import { blockForms } from '#blocks/forms.generated.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { Language } from '#i18n/languages.ts'
import type { Calls } from '../calls.ts'
import { BlockPanel } from '../panels/block-panel.tsx'
import { PanelFrame } from '../panels/panel-frame.tsx'
import styles from './gallery.module.css'

/** Positions on the page that the panel must not cover: at the left, at the right, and full width. */
export function GalleryFrame({ language, calls }: { language: Language; calls: Calls }) {
  const [about, setAbout] = useState<string | null>(null)
  const [fields, setFields] = useState<Record<string, unknown>>({
    headline: 'Die Orgel',
    image: 'figure:organ',
  })
  const [avoid, setAvoid] = useState<DOMRect | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const follow = () => {
      const box = about === null ? null : place.current?.querySelector(`[data-place="${about}"]`)
      setAvoid(box?.getBoundingClientRect() ?? null)
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [about])
  const form = blockForms['full-teaser']
  if (!form) return null
  return (
    <section aria-labelledby="frame">
      <h2 id="frame">Panel frame</h2>
      <div ref={place} className={styles.places}>
        {['left', 'right', 'wide'].map((one) => (
          <button
            key={one}
            type="button"
            data-place={one}
            aria-pressed={about === one}
            onClick={() => setAbout(one)}
          >
            Edit what is {one}
          </button>
        ))}
      </div>
      {about !== null && (
        <PanelFrame
          title={form.name[language]}
          detail={form.summary(fields)}
          about={about}
          avoid={avoid}
          onClose={() => setAbout(null)}
        >
          <BlockPanel
            block={{ id: 'frame', type: 'full-teaser', fields }}
            form={form}
            faults={blockDefinitions['full-teaser']?.check(fields) ?? []}
            calls={calls}
            language={language}
            onChange={(changed) => setFields((before) => ({ ...before, ...changed }))}
          />
        </PanelFrame>
      )}
    </section>
  )
}

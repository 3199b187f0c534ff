import { useState } from 'react'
import { blockForms } from '#blocks/forms.generated.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { Language } from '#i18n/languages.ts'
import type { Calls } from '#editor/model/calls.ts'
import { BlockPanel } from '#editor/panels/block/block-panel.tsx'
import { PanelFrame } from '#editor/panels/block/panel-frame.tsx'
import styles from './gallery.module.css'

/** The panel as it appears beside the page. */
export function GalleryFrame({ language, calls }: { language: Language; calls: Calls }) {
  const [isOpen, setIsOpen] = useState(false)
  const [fields, setFields] = useState<Record<string, unknown>>({
    headline: 'Die Orgel',
    image: 'figure:organ',
  })
  const form = blockForms['full-teaser']
  if (!form) return null
  return (
    <section aria-labelledby="frame">
      <h2 id="frame">Panel frame</h2>
      <button type="button" className={styles.button} aria-pressed={isOpen} onClick={() => setIsOpen(true)}>
        Open the panel
      </button>
      {isOpen && (
        <PanelFrame
          title={form.name[language]}
          detail={form.summary(fields)}
          onClose={() => setIsOpen(false)}
        >
          <BlockPanel
            block={{ id: 'frame', type: 'full-teaser', fields }}
            form={form}
            errors={blockDefinitions['full-teaser']?.check(fields) ?? []}
            calls={calls}
            language={language}
            onChange={(changed) => setFields((before) => ({ ...before, ...changed }))}
          />
        </PanelFrame>
      )}
    </section>
  )
}

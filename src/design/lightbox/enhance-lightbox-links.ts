import type { ComponentProps, FunctionComponent } from 'react'
import { plainlyClickedLink } from '../plain-click.ts'
import type { LightboxOrigin } from './lightbox.tsx'

type Props = ComponentProps<typeof LightboxOrigin>
type Render = (props: Props) => void

/**
 * Makes links of pictures (`LightboxLink`) open the lightbox. React and the lightbox are loaded when the first picture
 * is opened. `loadMount` loads the function that renders a component at the end of the document.
 */
export function enhanceLightboxLinks(
  loadMount: () => Promise<{ mount: (place: FunctionComponent<Props>) => Promise<Render> }>,
): void {
  let place: Promise<Render> | undefined
  const open = async (link: HTMLAnchorElement) => {
    try {
      const [{ mount }, { LightboxOrigin, picturesAround }] = await Promise.all([
        loadMount(),
        import('./lightbox.tsx'),
      ])
      const render = await (place ??= mount(LightboxOrigin))
      const onClose = () => render({ opened: null, onClose })
      // The lightbox restores the focus to the element focused now; some browsers don't focus a link on click.
      link.focus({ preventScroll: true })
      render({ opened: picturesAround(link), onClose })
    } catch {
      location.assign(link.href) // after a new deployment the code may be gone; the picture itself still exists
    }
  }
  document.addEventListener('click', (event) => {
    const link = plainlyClickedLink(event, 'a[data-lightbox]')
    if (!link) return
    event.preventDefault()
    void open(link)
  })
}

import { findForm } from '#blocks/find-form.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { findBlock } from '#operations/index.ts'

type Key = { block?: string; field?: string }

/** What the editor's actions ask of an element of the page. */
export class FakeElement {
  static readonly DOCUMENT_POSITION_PRECEDING = 2
  static readonly DOCUMENT_POSITION_FOLLOWING = 4
  readonly style = {}
  readonly dataset = {}
  readonly classList = { contains: () => true }
  readonly #page: FakePage
  readonly #selector: string
  readonly key: Key
  /** Where it is in the page. */
  readonly order: number
  readonly children: FakeElement[] = []

  constructor(page: FakePage, key: Key, order: number, selector = '') {
    this.#page = page
    this.key = key
    this.order = order
    this.#selector = selector
  }

  get isConnected(): boolean {
    const { block = '' } = this.key
    return findBlock(this.#page.content(), block) !== null && !this.#page.hidden.has(block)
  }

  matches(selector: string): boolean {
    return selector === this.#selector
  }

  querySelector(selector: string): FakeElement | null {
    return this.children.find((child) => child.matches(selector)) ?? null
  }

  contains(other: FakeElement): boolean {
    return other === this || this.children.includes(other)
  }

  closest(): null {
    return null
  }

  compareDocumentPosition(other: FakeElement): number {
    const { DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_PRECEDING } = FakeElement
    return other.order > this.order ? DOCUMENT_POSITION_FOLLOWING : DOCUMENT_POSITION_PRECEDING
  }

  scrollIntoView(): void {
    this.#page.scrolledTo.push(this.key.block ?? '')
  }

  getBoundingClientRect(): Partial<DOMRect> {
    return this.#page.boxes.get(`${this.key.block} ${this.key.field}`) ?? {}
  }
}

/**
 * The elements of a page. A block shows the texts of which it has a field, even an empty one, in the order of its
 * fields; a block that is itself a text always shows it.
 */
export class FakePage {
  readonly content: () => ContentDocument
  readonly host = asElement(new FakeElement(this, {}, 0))
  readonly scrolledTo: string[] = []
  /** By block and field. */
  readonly boxes = new Map<string, Partial<DOMRect>>()
  readonly hidden = new Set<string>()
  readonly #roots = new Map<string, FakeElement>()

  constructor(content: () => ContentDocument) {
    this.content = content
  }

  elementsOf(id: string): HTMLElement[] {
    return this.#shownOf(id).map(asElement)
  }

  elementOf(id: string, field: string): HTMLElement {
    const [root] = this.#shownOf(id)
    const found = [root, ...(root?.children ?? [])].find((element) => element?.key.field === field)
    if (!found) throw new Error(`${id} does not show ${field}`)
    return asElement(found)
  }

  keyOf(element: unknown): Key {
    return element instanceof FakeElement ? element.key : {}
  }

  #shownOf(id: string): FakeElement[] {
    const block = findBlock(this.content(), id)?.block
    return block && !this.hidden.has(id) ? [this.#rootOf(block)] : []
  }

  #rootOf(block: StoredBlock): FakeElement {
    const known = this.#roots.get(block.id)
    const fields = Object.keys(block.fields)
    const forms = findForm(block.type)?.inPlace ?? []
    const whole = forms.find(({ selector }) => selector === ':scope')
    const texts = forms.filter(({ field }) => fields.includes(field))
    const root =
      known ??
      new FakeElement(this, { block: block.id, ...(whole && { field: whole.field }) }, 0, whole?.selector)
    for (const { field, selector } of texts)
      if (!whole && !root.children.some(({ key }) => key.field === field))
        root.children.push(new FakeElement(this, { block: block.id, field }, fields.indexOf(field), selector))
    this.#roots.set(block.id, root)
    return root
  }
}

/** For functions that take an element and ask only for what the fake one has. */
function asElement(element: FakeElement): HTMLElement {
  const given: unknown = element
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return given as HTMLElement
}

'use client'
import styles from '@/ui/back-office/admin.module.css'
import { type BannerElement, elementsOf } from '../../rules/banner-config'
import { removeElement, reorderElement } from '../../rules/edit-banner'
import css from './canvas.module.css'
import { elementName } from './element-name'
import type { Editing } from './use-banner-editing'
import * as words from './words'

type Props = {
  editing: Editing
  selected: string | null
  onSelect: (id: string) => void
  /** Called once the focus has nowhere to be. */
  onRemoved: () => void
}

/** Every element in the order of painting, those hidden on phones too. The keys of the canvas work here as well. */
export function ElementList(props: Props) {
  const elements = elementsOf(props.editing.banner)
  return (
    <section aria-label={words.elements} className={css.panel}>
      <h2>{words.elements}</h2>
      {elements.length === 0 && <p className={styles.quiet}>{words.noElements}</p>}
      <ul className={css.elements}>
        {elements.map(({ element }) => (
          <Row {...props} element={element} key={element.id} />
        ))}
      </ul>
    </section>
  )
}

function Row({ editing, element, onRemoved, onSelect, selected }: Props & { element: BannerElement }) {
  const { id, phone } = element
  const name = elementName(element, editing.banner)
  const buttons = [
    { label: words.backward(name), sign: '↓', act: () => editing.edit(reorderElement(id, -1)) },
    { label: words.forward(name), sign: '↑', act: () => editing.edit(reorderElement(id, 1)) },
    {
      label: words.remove(name),
      sign: '×',
      act: () => {
        editing.edit(removeElement(id))
        onRemoved()
      },
    },
  ]
  return (
    <li data-selected={selected === id}>
      <button
        aria-pressed={selected === id}
        className={css.choose}
        data-element={id}
        onClick={() => onSelect(id)}
        type="button"
      >
        {name}
        {phone?.isHidden && <span className={styles.quiet}> ({words.hiddenOnPhones})</span>}
      </button>
      {buttons.map(({ act, label, sign }) => (
        <button
          aria-label={label}
          className={css.small}
          key={label}
          onClick={act}
          title={label}
          type="button"
        >
          {sign}
        </button>
      ))}
    </li>
  )
}

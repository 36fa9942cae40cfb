'use client'

import type { ReactNode } from 'react'
import styles from './AccommodationMenu.module.scss'
import { useCurrentPath } from './use-current-path'

interface AccommodationButtonProps {
  menuId: string
  paths: readonly string[]
  children: ReactNode
}

/** Highlighted on the pages of both properties. The browser derives the expanded state from the popover. */
export function AccommodationButton({ menuId, paths, children }: AccommodationButtonProps) {
  const current = paths.includes(useCurrentPath())
  return (
    <button
      type="button"
      className={styles.button}
      popoverTarget={menuId}
      aria-controls={menuId}
      data-current={current ? '' : undefined}
    >
      {children}
    </button>
  )
}

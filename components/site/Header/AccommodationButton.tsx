'use client'

import type { ReactNode } from 'react'
import styles from './AccommodationMenu.module.scss'
import { useCurrentPath } from './use-current-path'

interface AccommodationButtonProps {
  menuId: string
  paths: readonly string[]
  children: ReactNode
}

/** Marked on both properties' pages. The page script keeps `aria-expanded` true to the popover. */
export function AccommodationButton({ menuId, paths, children }: AccommodationButtonProps) {
  const current = paths.includes(useCurrentPath())
  return (
    <button
      type="button"
      className={styles.button}
      popoverTarget={menuId}
      aria-expanded="false"
      aria-controls={menuId}
      data-current={current ? '' : undefined}
    >
      {children}
    </button>
  )
}

'use client'

import type { ReactNode } from 'react'
import styles from './AccommodationMenu.module.scss'
import { useCurrentPath } from './use-current-path'

interface AccommodationButtonProps {
  menuId: string
  paths: readonly string[]
  children: ReactNode
}

/** Marked on both properties' pages. Whether it is expanded browsers say by themselves, from the popover. */
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

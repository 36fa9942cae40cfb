'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, type RefObject } from 'react'
import { propertyId } from '@/lib/booking/draft'
import { readForm } from '../form-fields'

/**
 * Chooses the property that the address names (SPEC §2); on arrival only where the guest, or the browser for them, has
 * not chosen yet. Renders nothing, so that the form itself can stand outside the Suspense boundary that
 * `useSearchParams` needs, and with it in the static HTML.
 */
export function PropertyFromAddress({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const property = propertyId(useSearchParams().get('property'))
  const last = useRef<string>(undefined)
  useEffect(() => {
    const radios = form.current?.elements.namedItem('property') as RadioNodeList | undefined
    if (!radios || property === last.current) return
    const hasJustArrived = last.current === undefined
    last.current = property
    if (property && !(hasJustArrived && radios.value)) {
      radios.value = property
      readForm()
    }
  }, [property, form])
  return null
}

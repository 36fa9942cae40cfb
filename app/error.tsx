'use client'
import { Failure } from '@/components/sections/Failure/Failure'
import { failure } from '@/content/not-found'
import { site } from '@/content/site'

/** Next shows this where a component throws in the browser. What is typed into the form stays in the tab. */
export default function ErrorPage() {
  return <Failure {...failure} contact={site} />
}

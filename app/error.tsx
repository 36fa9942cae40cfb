'use client'
import { Failure } from '@/components/sections/Failure/Failure'
import { contact } from '@/content/contact'
import { failure } from '@/content/failure'

/** Next shows this where a component throws in the browser. What is typed into the form stays in the tab. */
export default function ErrorPage() {
  return <Failure {...failure} contact={contact} />
}

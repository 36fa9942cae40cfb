'use client'
import { Failure } from '@/components/sections/Failure/Failure'
import { Main } from '@/components/site/Main'

/** Next shows this where a component throws in the browser. What is typed into the form stays in the tab. */
export default function ErrorPage() {
  return (
    <Main>
      <Failure />
    </Main>
  )
}

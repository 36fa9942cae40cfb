'use client'
import { Button } from '@/components/ui/Button/Button'
import { failure } from '@/content/failure'
import parts from '@/components/ui/parts.module.scss'

/**
 * Next shows this where a component throws, and logs the error. The footer below it has phone and email; what is typed stays in
 * the tab.
 */
const ErrorPage = () => (
  <main id="content" className={parts.page} aria-live="assertive">
    <h1>{failure.heading}</h1>
    <p>
      <Button onClick={() => location.reload()}>{failure.reload}</Button>
    </p>
  </main>
)
export default ErrorPage

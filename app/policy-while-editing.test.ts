/** @jest-environment node */
import { addPolicy } from '@/scripts/export/policy.mjs'

const directivesOf = (policy: string) =>
  new Map(policy.split('; ').map((directive) => directive.split(/ (.*)/) as [string, string]))

async function whileEditing() {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  const { policyWhileEditing } = await import('./policy-while-editing')
  return directivesOf(policyWhileEditing ?? '')
}

const exported = () => {
  const page = addPolicy('<meta charSet="utf-8"/>')
  return directivesOf(/content="([^"]+)"/.exec(page)?.[1] ?? '')
}

it('stops what the policy of the export stops, but for the scripts and style elements of Next', async () => {
  const editing = await whileEditing()
  const differing = [...exported()].filter(([name, sources]) => editing.get(name) !== sources)
  expect(differing.map(([name]) => name)).toEqual(['script-src'])
  expect([...editing.keys()].filter((name) => !exported().has(name))).toEqual(['style-src-elem'])
})

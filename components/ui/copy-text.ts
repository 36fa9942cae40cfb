/** @returns whether the text is on the clipboard; some browsers keep theirs to themselves */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Downloads a file whose content the page has written. */
export function downloadFile(content: string, type: string, name: string) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

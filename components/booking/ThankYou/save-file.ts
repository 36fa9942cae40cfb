/** Hands a file made on this device to the browser's downloads. */
export function saveFile(content: string, type: string, name: string) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

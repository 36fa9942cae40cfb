/** Whether the visitor asks sites to send less (Save-Data); false where the browser does not say. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}

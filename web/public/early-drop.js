// Until the app has started the browser itself would take a file that is dropped on the page: it would show the file
// in the page's place, and the import would be lost. What is dropped meanwhile waits here; the app takes it when it
// starts, and hears of drops itself from then on.
;(() => {
  const files = []
  const ears = new AbortController()
  const hear = (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (event.type === 'drop') files.push(...event.dataTransfer.files)
  }
  for (const type of ['dragover', 'drop']) addEventListener(type, hear, { signal: ears.signal })
  window.takeEarlyDrop = () => {
    ears.abort()
    return files.splice(0)
  }
})()

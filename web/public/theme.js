// Runs before the first paint: the stored theme, else the system's. A file of its own, so that the page's
// content security policy needs no inline script.
;(() => {
  let theme
  try {
    theme = localStorage.getItem('theme')
  } catch {
    // Storage is closed to this page: the system decides.
  }
  if (theme !== 'dark' && theme !== 'light')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.classList.toggle('dark', theme === 'dark')
  document.documentElement.dataset.theme = theme
})()

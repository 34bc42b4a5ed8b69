import type { Region } from '@tessera/engine'
import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist'
import { openPdf } from './pdf-document.ts'

const mostDensity = 3
/** A file stays open this long after its last drawing was let go of: scrolling comes back. */
const lingerMs = 20_000

export interface PageDrawing {
  /** Settles when the part is drawn; rejects when it cannot be, or was stopped. */
  readonly done: Promise<void>
  stop(): void
}

/**
 * Draws a part of a page over the whole of a canvas.
 * @param width CSS pixels that the part is wide
 */
export function drawOn(
  canvas: HTMLCanvasElement,
  pdf: string,
  place: Region,
  width: number,
): PageDrawing {
  let task: RenderTask | undefined
  let isStopped = false
  const file = share(pdf)
  async function draw() {
    const page = await (await file.pdf).getPage(place.page)
    if (isStopped) return
    const scale = (width / place.width) * Math.min(mostDensity, devicePixelRatio || 1)
    canvas.width = Math.round(place.width * scale)
    canvas.height = Math.round(place.height * scale)
    const viewport = page.getViewport({
      scale,
      offsetX: -place.x * scale,
      offsetY: -place.y * scale,
    })
    task = page.render({ canvas, viewport })
    await task.promise
  }
  return {
    done: draw(),
    stop: () => {
      isStopped = true
      task?.cancel()
      file.release()
    },
  }
}

interface Shared {
  readonly pdf: Promise<PDFDocumentProxy>
  readonly close: () => void
  users: number
}

const open = new Map<string, Shared>()

/** The file at an address, opened once for all of its parts. Every share is released once. */
function share(address: string): { readonly pdf: Promise<PDFDocumentProxy>; release(): void } {
  const file = open.get(address) ?? opened(address)
  file.users++
  return {
    pdf: file.pdf,
    release: () => {
      file.users--
      setTimeout(() => {
        if (file.users > 0 || open.get(address) !== file) return
        open.delete(address)
        file.close()
      }, lingerMs)
    },
  }
}

function opened(address: string): Shared {
  const task = openPdf(address)
  const file: Shared = { pdf: task.promise, close: () => void task.destroy(), users: 0 }
  open.set(address, file)
  // What could not be opened may be there the next time.
  file.pdf.catch(() => open.delete(address))
  return file
}

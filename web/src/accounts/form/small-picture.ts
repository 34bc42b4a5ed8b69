/** Pixels to a side: four for each of the largest place where it is shown. */
const side = 128

/**
 * The middle of a picture as a small square JPEG, as a data address. What else the file tells, such as where it was
 * taken, stays behind. @throws Error with a sentence when the browser cannot read it as a picture
 */
export async function smallPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Error('This file is no picture that your browser can read.', { cause })
  })
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('Your browser cannot make the picture small.')
  // What was transparent would turn black in a JPEG.
  paper.fillStyle = 'white'
  paper.fillRect(0, 0, side, side)
  const cut = Math.min(picture.width, picture.height)
  const [left, top] = [(picture.width - cut) / 2, (picture.height - cut) / 2]
  paper.drawImage(picture, left, top, cut, cut, 0, 0, side, side)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.85)
}

/** Pixels of the longest side: enough to see a chipped edge, and a tenth of what a phone's camera makes. */
const longestPx = 2000;
const smallBytes = 600_000;

/**
 * A photograph made smaller in the browser, so that several can be sent from a phone on a poor connection; where it was taken stays behind. What
 * the browser cannot read, or is small already, is sent as it is: the shop says what is wrong with it.
 */
export async function smallerPhoto(file: File): Promise<File> {
  if (file.size <= smallBytes || !file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file);
    const share = Math.min(1, longestPx / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(picture.width * share), Math.round(picture.height * share)];
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/jpeg', 0.85));
    return blob && blob.size < file.size ? new File([blob], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}

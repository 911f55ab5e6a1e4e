/** Two painted rooms as one picture: the second to the right of `split` (0 … 1 of the width), with what it shows written below. */
export async function pictureFile(painted: HTMLCanvasElement, beside: HTMLCanvasElement | null, split: number, says: string): Promise<Blob | null> {
  const { width, height } = painted;
  const line = Math.round(width / 40);
  const strip = line * 2;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height + strip;
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  brush.drawImage(painted, 0, 0);
  const colours = getComputedStyle(document.documentElement);
  if (beside) {
    const from = Math.round(width * split);
    brush.drawImage(beside, from, 0, width - from, height, from, 0, width - from, height);
    brush.fillStyle = colours.getPropertyValue('--color-paper');
    brush.fillRect(from - 2, 0, 4, height);
  }
  brush.fillStyle = colours.getPropertyValue('--color-paper');
  brush.fillRect(0, height, width, strip);
  brush.fillStyle = colours.getPropertyValue('--color-ink');
  brush.font = `${Math.round(line * 0.75)}px ${colours.getPropertyValue('--font-sans')}`;
  brush.textBaseline = 'middle';
  brush.fillText(says, line, height + strip / 2, width - 2 * line);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
}

/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

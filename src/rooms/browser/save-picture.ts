type Shown = { laid: HTMLCanvasElement; planned: HTMLCanvasElement | null; beside: HTMLCanvasElement | null; split: number };

/**
 * A painted room, the plan drawn on its floor, and to the right of `split` (0 … 1 of the width) the second room, as one picture with what it
 * shows written below.
 */
export async function pictureFile({ laid, planned, beside, split }: Shown, says: string): Promise<Blob | null> {
  const { width, height } = laid;
  const size = Math.round(width / 56);
  const margin = size * 1.4;
  const colours = getComputedStyle(document.documentElement);
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  const font = `${size}px ${colours.getPropertyValue('--font-sans')}`;
  brush.font = font;
  const lines = brokenInto(says, (line) => brush.measureText(line).width <= width - 2 * margin);
  // A canvas that takes another size forgets its font.
  canvas.width = width;
  canvas.height = height + Math.round(margin * 2 + size * 1.4 * (lines.length - 1));
  brush.font = font;
  brush.fillStyle = colours.getPropertyValue('--color-paper');
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(laid, 0, 0);
  if (planned) brush.drawImage(planned, 0, 0, width, height);
  if (beside) {
    const from = Math.round(width * split);
    brush.drawImage(beside, from, 0, width - from, height, from, 0, width - from, height);
    brush.fillRect(from - 2, 0, 4, height);
  }
  brush.fillStyle = colours.getPropertyValue('--color-ink');
  brush.textBaseline = 'middle';
  for (const [n, line] of lines.entries()) brush.fillText(line, margin, height + margin + size * 1.4 * n);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
}

/** Words in lines that fit. */
export function brokenInto(words: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

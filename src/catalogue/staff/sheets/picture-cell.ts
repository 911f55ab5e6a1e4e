/** At most so many pictures of one product are read from a file. */
export const mostPictures = 30;

/** The pictures that a cell names, in their order: addresses and names of files, between bars or on lines of their own. */
export function readPictureCell(cell: string): string[] {
  const named = cell.split(/[|\r\n]/).map((name) => name.trim());
  return [...new Set(named.filter((name) => name !== ''))];
}

export function writePictureCell(names: readonly string[]): string {
  return names.join(' | ');
}

export function isWebAddress(name: string): boolean {
  return /^https?:\/\//i.test(name);
}

/** A picture's file by which a sheet finds it, whatever folder it lies in and however its letters are written. */
export function fileNameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).toLowerCase();
}

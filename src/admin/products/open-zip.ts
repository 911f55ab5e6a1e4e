/** A picture in a zip file, read when its turn comes: a zip file may be larger than what a browser holds. */
type Packed = { name: string; read: () => Promise<File> };

const kinds: Record<string, string> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' };

/** The pictures in a zip file, and its sheet. What is wrong with it is added to `failed` as a sentence. The code for it is fetched when it is needed. */
export async function openZip(file: File, failed: string[] = []): Promise<{ sheet: File | null; pictures: Packed[] }> {
  const { BlobReader, BlobWriter, configure, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-native.js');
  configure({ useWebWorkers: false });
  try {
    const entries = await new ZipReader(new BlobReader(file)).getEntries();
    const files = entries.flatMap((entry) => (entry.directory || /(^|\/)(\.|__MACOSX\/)/.test(entry.filename) ? [] : [entry]));
    const read = async (entry: (typeof files)[number], type: string) => {
      const blob = await entry.getData(new BlobWriter(type));
      return new File([blob], nameOf(entry.filename), { type });
    };
    const sheet = files.find(({ filename }) => /\.csv$/i.test(filename));
    const pictures = files.flatMap((entry): Packed[] => {
      const type = kinds[entry.filename.split('.').at(-1)?.toLowerCase() ?? ''];
      return type ? [{ name: nameOf(entry.filename), read: () => read(entry, type) }] : [];
    });
    return { sheet: sheet ? await read(sheet, 'text/csv') : null, pictures };
  } catch {
    failed.push(`${file.name}: this zip file cannot be read. Please make it again.`);
    return { sheet: null, pictures: [] };
  }
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path;
}

export function isZip({ name, type }: File): boolean {
  return /\.zip$/i.test(name) || /zip/.test(type);
}

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { inTurn } from '#platform/images/fair-turns.ts';
import { uploadProblem } from '#platform/images/upload-limit.ts';
import { callAsStaff, uploadPicture } from '../components/send-as-staff.ts';

/** How far the sending of pictures has come. `failed`: a sentence for each that did not arrive. */
export type Sending = { sent: number; all: number; failed: string[] };

const atOnce = 2;

/** Sends the pictures of a file of products one by one, out of zip files too, and then tells the file of them. */
export function useImportPictures(importId: string) {
  const [sending, setSending] = useState<Sending | null>(null);
  const { revalidate } = useRevalidator();
  const add = async (chosen: Iterable<File>) => {
    const failed: string[] = [];
    setSending({ sent: 0, all: 0, failed });
    const files = (await Promise.all([...chosen].map(async (file) => (isZip(file) ? (await openZip(file, failed)).pictures : [file])))).flat();
    const images: Record<string, string> = {};
    const turn = inTurn(atOnce);
    let sent = 0;
    const send = async ({ name, read }: Picture) => {
      const file = await read();
      const problem = uploadProblem(file);
      const answer = problem ? null : await uploadPicture(file, () => {});
      if (answer?.ok) images[name] = answer.body.id;
      else failed.push(`${name}: ${problem ?? (answer && 'detail' in answer ? answer.detail : '')}`);
      sent += 1;
      setSending({ sent, all: files.length, failed });
    };
    await Promise.all(files.map((file) => turn(() => send(asPicture(file)))));
    if (Object.keys(images).length > 0) {
      const told = await callAsStaff('PUT', `/api/admin/product-imports/${importId}/pictures`, { images });
      if (!told.ok) failed.push(told.detail);
    }
    setSending({ sent, all: files.length, failed });
    await revalidate();
  };
  return { sending, add, isBusy: sending !== null && sending.sent < sending.all };
}

type Picture = { name: string; read: () => Promise<File> };

function asPicture(file: File | Picture): Picture {
  return file instanceof File ? { name: file.name, read: async () => file } : file;
}

/** A picture in a zip file, read when its turn comes: a zip file may be larger than what a browser holds. */
type Packed = { name: string; read: () => Promise<File> };

const kinds: Record<string, string> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' };

/**
 * The pictures in a zip file, and its sheet. What is wrong with it is added to `failed` as a sentence. The code for it is fetched when it is
 * needed.
 */
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

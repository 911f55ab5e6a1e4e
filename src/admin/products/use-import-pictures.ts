import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { inTurn } from '#platform/images/fair-turns.ts';
import { uploadProblem } from '#platform/images/upload-limit.ts';
import { callAsStaff, uploadPicture } from '../components/send-as-staff.ts';
import { isZip, openZip } from './open-zip.ts';

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

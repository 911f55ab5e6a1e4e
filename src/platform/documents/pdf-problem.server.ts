import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** Bytes of a document that somebody sends: 10 MB, this many included. */
export const maxDocumentBytes = 10 * 1024 * 1024;

export const pdfProblems = {
  none: 'Please choose a PDF file.',
  tooLarge: 'A document can be up to 10 MB.',
  noPdf: 'This file is not a PDF. Please save the document as PDF and try again.',
  damaged: 'This PDF is damaged or incomplete. Please save it again and retry.',
  locked: 'This PDF is locked with a password or restrictions. Please save it without them.',
  script: 'This PDF contains a program (JavaScript). Please print it to a new PDF, which leaves that out.',
  launch: 'This PDF opens other programs or files. Please print it to a new PDF, which leaves that out.',
  enclosed: 'This PDF has other files, sound or video inside. Please save it without them.',
  form: 'This PDF is a form that sends what is typed. Please print it to a new PDF, which leaves that out.',
} as const;

/** Names that a PDF has only where it holds what we do not pass on: ISO 32000-2, 7.6, 7.11.4, 12.6.4, 12.7.8 and 13. */
const refusedNames: Readonly<Record<string, string>> = {
  Encrypt: pdfProblems.locked,
  JavaScript: pdfProblems.script,
  Launch: pdfProblems.launch,
  GoToE: pdfProblems.launch,
  EmbeddedFile: pdfProblems.enclosed,
  EmbeddedFiles: pdfProblems.enclosed,
  RichMedia: pdfProblems.enclosed,
  Movie: pdfProblems.enclosed,
  Rendition: pdfProblems.enclosed,
  SubmitForm: pdfProblems.form,
  ImportData: pdfProblems.form,
  XFA: pdfProblems.form,
};

/** What streams of objects may unpack to, one and all of them. */
const [maxStreamBytes, maxAllBytes] = [32 * 1024 * 1024, 128 * 1024 * 1024];

const unpack = promisify(inflate);

/**
 * What is wrong with a document that is to be shown to shoppers, in a sentence; null for a plain, whole PDF. Looks for what is not to be passed on
 * in every byte of the file and in its packed objects (7.5.7): whatever a viewer would follow stands in one of the two. A file that hides names
 * behind escapes, or packs objects in a way that nobody does, is refused as damaged.
 */
export async function pdfProblem(sent: Uint8Array): Promise<string | null> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  if (bytes.length === 0) return pdfProblems.none;
  if (bytes.length > maxDocumentBytes) return pdfProblems.tooLarge;
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return pdfProblems.noPdf;
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(bytes.toString('latin1', bytes.length - 1024))) return pdfProblems.damaged;
  const packed = await packedObjects(bytes);
  if (!packed) return pdfProblems.damaged;
  const parts = [bytes, ...packed];
  for (const [name, problem] of Object.entries(refusedNames)) if (parts.some((part) => hasName(part, name))) return problem;
  if (parts.some(hidesNames)) return pdfProblems.damaged;
  const isWhole = ['Catalog', 'Page'].every((name) => parts.some((part) => hasName(part, name)));
  return isWhole ? null : pdfProblems.damaged;
}

/** No document has more names that look refused and are none, or are written with escapes: it would take long to look at each. */
const maxLookedAt = 10_000;

/** Whether the name stands there as a whole, and not within an address such as https://example.com/Launch. */
function hasName(bytes: Buffer, name: string): boolean {
  const wanted = `/${name}`;
  let lookedAt = 0;
  for (let at = bytes.indexOf(wanted, 0, 'latin1'); at >= 0; at = bytes.indexOf(wanted, at + 1, 'latin1')) {
    const after = bytes.toString('latin1', at + wanted.length, at + wanted.length + 1);
    const before = bytes.toString('latin1', Math.max(0, at - 300), at);
    lookedAt += 1;
    if (lookedAt > maxLookedAt || (/^(?:[\s\0()<>[\]{}/%]|$)/.test(after) && !/:\/\/[^\s()<>[\]]*$/.test(before))) return true;
  }
  return false;
}

/** Whether a name that matters here is written with escapes (7.3.5), as in /Java#53cript. */
function hidesNames(bytes: Buffer): boolean {
  let lookedAt = 0;
  for (const [escaped] of bytes.toString('latin1').matchAll(/\/[^\s\0()<>[\]{}/%#]{0,20}#[0-9a-f]{2}[^\s\0()<>[\]{}/%]{0,40}/gi)) {
    const name = escaped.slice(1).replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    lookedAt += 1;
    if (lookedAt > maxLookedAt || name in refusedNames || name === 'ObjStm') return true;
  }
  return false;
}

/** What the file's packed objects unpack to; null where they cannot be, or come to more than any document's. */
async function packedObjects(bytes: Buffer): Promise<Buffer[] | null> {
  const unpacked: Buffer[] = [];
  let total = 0;
  for (let at = bytes.indexOf('/ObjStm', 0, 'latin1'); at >= 0; at = bytes.indexOf('/ObjStm', at + 1, 'latin1')) {
    const head = bytes.toString('latin1', at, at + 2000);
    const [keyword = ''] = /stream\r?\n/.exec(head) ?? [];
    const start = at + head.indexOf(keyword) + keyword.length;
    const end = bytes.indexOf('endstream', start, 'latin1');
    if (!keyword || end < 0) return null;
    const before = bytes.toString('latin1', Math.max(0, at - 2000), at);
    const dictionary = before.slice(before.lastIndexOf('obj')) + head.slice(0, head.indexOf(keyword));
    const filter = /\/Filter\s*\[?\s*\/(\w+)\s*\]?\s*(?:\/|>>)/.exec(dictionary)?.[1];
    // Without a filter they stand in the file as they are.
    if (!filter && !dictionary.includes('/Filter')) continue;
    if (filter !== 'FlateDecode' || /\/Predictor\s*(?!1\b)\d/.test(dictionary)) return null;
    const whole = await unpack(bytes.subarray(start, end), { maxOutputLength: maxStreamBytes }).catch(() => null);
    total += whole?.length ?? 0;
    if (!whole || total > maxAllBytes) return null;
    unpacked.push(whole);
  }
  return unpacked;
}

/** A letter as its reader sees it, and its plain text. The frame is sandboxed: nothing in it runs, submits or reaches this page. */
export function LetterFrame({ subject, html, text }: { subject: string; html: string; text: string }) {
  return (
    <>
      <iframe title={`The mail: ${subject}`} sandbox="" srcDoc={html} className="aspect-3/4 w-full border lg:aspect-square border-sand bg-linen" />
      <details>
        <summary className="min-h-11 cursor-pointer py-2">Plain text</summary>
        <pre className="overflow-x-auto border border-sand bg-white p-4 text-sm whitespace-pre-wrap">{text}</pre>
      </details>
    </>
  );
}

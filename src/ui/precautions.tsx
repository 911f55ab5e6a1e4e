/** What has to be heeded with goods that bear a safety label, for where they stand in a line: there at a press. Nothing for other goods. */
export function Precautions({ of, name }: { of: string | null; name: string }) {
  if (!of) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-md font-semibold text-lough">
        Precautions<span className="sr-only">{` for ${name}`}</span>
      </summary>
      <p className="text-md">{of}</p>
    </details>
  );
}

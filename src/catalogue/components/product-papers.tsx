import type { ProductDocument } from '../documents/document.ts';
import type { SafetyLabel } from '../hazards/label.ts';
import type { Maker } from '../makers/maker.ts';
import type { Specification } from '../specifications.ts';
import { DocumentList } from './document-list.tsx';
import { MakerAndSafety } from './maker-and-safety.tsx';
import { Safety } from './safety.tsx';

type Props = {
  /** The label of a dangerous product; null for others. */
  label: SafetyLabel | null;
  documents: readonly ProductDocument[];
  maker: Maker | null;
  /** The numbers that the product is known by. */
  identifiers: readonly Specification[];
};

/** What the law and the maker want said of a product, one part of the page together. */
export default function ProductPapers({ label, documents, maker, identifiers }: Props) {
  return (
    <div id="papers" className="grid gap-12">
      {label && <Safety label={label} />}
      {documents.length > 0 && <DocumentList documents={documents} />}
      <MakerAndSafety maker={maker} identifiers={identifiers} />
    </div>
  );
}

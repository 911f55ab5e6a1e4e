import { readAnswerText, sentencesOf, type TextPiece } from '../assistant/answer-text.ts';

const link = 'font-medium text-lough underline decoration-oak underline-offset-4 hover:decoration-lough';

/**
 * An answer's paragraphs, each sentence an element of its own: while it grows only new ones are added, so that what reads aloud
 * says each once.
 */
export function AnswerWords({ text }: { text: string }) {
  return readAnswerText(text).map((pieces, paragraph) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows at its end
    <p key={paragraph} className="whitespace-pre-line">
      {pieces.map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Piece key={place} piece={piece} />
      ))}
    </p>
  ));
}

function Piece({ piece: { text, href } }: { piece: TextPiece }) {
  if (href) {
    return (
      <a href={href} className={link}>
        {text}
      </a>
    );
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  return sentencesOf(text).map((sentence, place) => <span key={place}>{sentence}</span>);
}
